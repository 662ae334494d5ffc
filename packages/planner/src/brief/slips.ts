/** Slips of the pen that are common in English and no words of their own, each with what is meant. */
const SLIPS: Readonly<Record<string, string>> = Object.fromEntries(
  `address adress addres adrress
addresses adresses addreses
accommodation accomodation acommodation
appointment appointement apointment appoitment
appointments appointements apointments appoitments
attendance attendence atendance
available avaliable availible avalable
availability availabilty avaliability
budget budjet buget
business buisness bussiness busines
calendar calender calander
category catagory catergory
categories catagories catergories
customer custumer costumor cutomer
customers custumers cutomers
delivery delievery delivary
description discription desciption
equipment equiptment equipement
exercise excercise exersise
exercises excercises exersises
expense expence
expenses expences
groceries grocerys grocries
inventory inventry inventroy invetory
jewelry jewelery
maintenance maintenence maintanance maintainance
management managment mangement
medicine medecine medcine
medicines medecines medcines
membership membeship memebership
message mesage
neighbourhood neighborhod
notification notifcation
professional proffesional profesional
quantity quanity quantitiy
receipt reciept
receipts reciepts
receive recieve
received recieved
recipe recepie reciepe
recipes recepies reciepes recipies
reference refrence
roommate roomate
roommates roomates
restaurant restaraunt restuarant resturant
schedule schedual shedule scedule
separate seperate
shopping shoping
something somthing somethin
subscription subsription
supplier suplier
suppliers supliers
temperature temprature temperture
their thier
tomorrow tommorow tommorrow
vehicle vehical vehicule
vehicles vehicals vehicules
volunteer volunter volenteer
volunteers volunters volenteers
weight wieght
which wich whcih`
    .split("\n")
    .flatMap((line) => {
      const [meant = "", ...slips] = line.split(" ");
      return slips.map((slip) => [slip, meant]);
    }),
);

/** What sells best on a dashboard is goods, and nobody who sells. */
const BEST_SELLERS = /\b(best)[ -]?sellers(?= *(?:[,.;]|and\b|$))/gi;

/** An English text as it was meant to be spelled. */
export const withoutSlips = (text: string): string =>
  text.replace(BEST_SELLERS, "$1-selling products").replace(/\p{L}{4,}/gu, (word) => {
    const meant = SLIPS[word.toLowerCase()];
    if (meant === undefined) return word;
    return /^\p{Lu}/u.test(word) ? meant.charAt(0).toUpperCase() + meant.slice(1) : meant;
  });
