/** Places that tell what money is counted in, where a text says nothing of money. */
const PLACES: readonly (readonly [currency: string, names: string])[] = [
  [
    "GBP",
    "UK|England|Scotland|Wales|Northern Ireland|Britain|London|Manchester|Birmingham|Leeds|Sheffield|Bristol|Cardiff|Glasgow|Edinburgh|Liverpool|Belfast|Newcastle|Nottingham|Leicester|Brighton|Oxford|Cambridge|Bath|York|Exeter|Norwich|Plymouth|Swansea|Derby|Coventry|Hull|Bradford|Southampton|Portsmouth|Reading|Stockport|Preston|Carlisle|Kendal|Penrith|Keswick|Grimsby|Stroud|Hebden|Wetherby|Ipswich|Gloucester|Worcester|Hereford|Shrewsbury|Chester|Lincoln|Durham|Sunderland|Aberdeen|Dundee|Inverness|Cornwall|Devon|Dorset|Somerset|Wiltshire|Suffolk|Norfolk|Essex|Kent|Sussex|Surrey|Hampshire|Yorkshire|Lancashire|Cumbria|Derbyshire|Shropshire|Cheshire|Herefordshire|Gloucestershire|Oxfordshire|Warwickshire|Northumberland|Peak District|Lake District|Cotswolds|Highlands",
  ],
  [
    "USD",
    "USA|US|United States|America|New York|Brooklyn|Queens|California|Texas|Florida|Ohio|Michigan|Illinois|Indiana|Wisconsin|Minnesota|Iowa|Missouri|Kansas|Nebraska|Oklahoma|Arkansas|Louisiana|Mississippi|Alabama|Tennessee|Kentucky|Virginia|Maryland|Pennsylvania|New Jersey|Connecticut|Massachusetts|Vermont|Maine|Colorado|Utah|Arizona|Nevada|Oregon|Idaho|Montana|Wyoming|Dakota|Carolina|Hawaii|Alaska|Chicago|Boston|Denver|Austin|Dallas|Houston|Philadelphia|Seattle|Portland|Detroit|Cleveland|Columbus|Cincinnati|Pittsburgh|Atlanta|Miami|Orlando|Tampa|Phoenix|Tucson|San Francisco|San Diego|Los Angeles|Oakland|Sacramento|Nashville|Memphis|Milwaukee|Minneapolis|St\\.? Louis|Baltimore|Charlotte|Raleigh|Boise|Albuquerque",
  ],
  [
    "INR",
    "India|Mumbai|Delhi|Bangalore|Bengaluru|Chennai|Kolkata|Hyderabad|Pune|Ahmedabad|Jaipur|Lucknow|Kanpur|Nagpur|Indore|Bhopal|Surat|Kochi|Thrissur|Kerala|Goa|Mysore|Mysuru|Coimbatore|Madurai|Chandigarh|Patna|Varanasi|Punjab|Gujarat|Rajasthan|Maharashtra|Karnataka|Tamil Nadu|Telangana|Gurgaon|Noida",
  ],
  ["AUD", "Australia|Sydney|Melbourne|Brisbane|Perth|Adelaide|Hobart|Queensland|Tasmania|Darwin|Canberra"],
  ["CAD", "Canada|Toronto|Montreal|Vancouver|Ottawa|Calgary|Edmonton|Winnipeg|Ontario|Quebec|Nova Scotia|Halifax"],
  ["NZD", "New Zealand|Auckland|Wellington|Christchurch|Dunedin"],
  ["CHF", "Switzerland|Zurich|Basel|Bern|Geneva|Lausanne|Lucerne"],
  ["ZAR", "South Africa|Cape Town|Johannesburg|Durban|Pretoria"],
  ["NGN", "Nigeria|Lagos|Abuja"],
  ["KES", "Kenya|Nairobi|Mombasa"],
];

const NAMED = PLACES.map(
  ([currency, names]) => [currency, new RegExp(`(?<![\\p{L}])(?:${names})(?![\\p{L}])`, "u")] as const,
);

/** What money is counted in at the first place that a text names with a capital letter. */
export function currencyOfPlace(text: string): string | undefined {
  const found = NAMED.flatMap(([currency, names]) => {
    const at = text.search(names);
    return at < 0 ? [] : [{ at, currency }];
  }).toSorted((a, b) => a.at - b.at);
  return found[0]?.currency;
}
