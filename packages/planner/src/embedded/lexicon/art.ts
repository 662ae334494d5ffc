import { thing } from "../thing.ts";
import type { Domain } from "./domain.ts";

export const art: Domain = {
  id: "art",
  words:
    "nft*4 nfts*4 art*2 artist*2 artists*2 artwork*3 artworks*3 painting*2 paintings painter gallery drawing drawings sketch illustration illustrator sculpture print prints ceramics collectible kunst*2 kunstler gemalde galerie arte*2 artista artistas cuadro pintura peinture tableau artiste pintor obra",
  category: "Art",
  directions: ["gallery-white"],
  icon: "frame",
  audience: "artists and collectors",
  lead: "portfolio",
  hashtags: "digitalart|artistsupport|openedition|artcollectors|generativeart",
  verbs: "Bid|Collect|List|Follow",
  names: "Edition One|Plinth|Hung|Open Studio|White Cube Club|Artist Proof|Vernissage|First Edition",
  problem: "Good work sits on hard drives while galleries take half and never call back",
  promise: "Sell your art, keep the story",
  itch: "Your best piece. Zero buyers.",
  pov: "POV: someone outbids you",
  things: [
    thing(
      "person",
      "Artist, Artists, palette",
      "artist artists kunstler artista artiste painter illustrator",
      `Name: text
       Portrait: image
       Practice: choice generative|painting|photography|3D|collage|pixel art
       City: location Lagos|Lisbon|Seoul|Oaxaca|Tbilisi|Bristol|Jaipur|Montréal
       Followers: number 40..900
       Bio: longText
       Following: boolean 25`,
      `Adaeze Onwudiwe | practice=generative | city=Lagos | bio=Writes small programs that paint weather over the lagoon.
       Mirela Kostova | practice=painting | city=Tbilisi | bio=Oil on linen, mostly kitchens after midnight.
       Joon-ho Baek | practice=3D | city=Seoul | bio=Models rooms that could not stand up.
       Inês Carvalho | practice=photography | city=Lisbon | bio=Photographs façades at the same hour, every week of the year.
       Tomasz Wilk | practice=pixel art | city=Bristol | bio=Sixteen colours are plenty.
       Paz Villaseñor | practice=collage | city=Oaxaca | bio=Cuts up seed packets and maps.`,
    ),
    thing(
      "item",
      "Artwork, Artworks, frame",
      "artwork artworks nft nfts art piece painting paintings drawing print prints kunstwerk obra tableau cuadro gemalde",
      `Title: text
       Picture: image
       Artist: relation artist
       Medium: choice generative, looping|oil on linen|archival pigment print|3D render|digital collage|pixel animation|ink on paper
       Year: number 2023..2026
       Edition of: number 1..50
       Price: money 60..1800 EUR
       Status: choice for sale|on auction|reserved|sold
       Royalty: percent 5..10
       Collected: boolean 0
       Story: longText`,
      `Lagoon Weather No. 4 | medium=generative, looping | artist=artist-1 | editionOf=25 | price=140 | status=for sale | year=2026 | royalty=10 | story=Drawn anew for each owner out of the rain records of one day.
       Kitchen, 1:12 a.m. | medium=oil on linen | artist=artist-2 | editionOf=1 | price=1650 | status=on auction | year=2025 | royalty=8 | story=Painted in eleven nights, light from the open fridge only.
       Impossible Stairwell | medium=3D render | artist=artist-3 | editionOf=15 | price=220 | status=for sale | year=2025 | royalty=10 | story=Every landing leads to the same door.
       Façade, 7 a.m., week 32 | medium=archival pigment print | artist=artist-4 | editionOf=12 | price=310 | status=for sale | year=2024 | royalty=5 | story=The only week with the shutters open.
       Sixteen Colour Harbour | collected=yes | medium=pixel animation | artist=artist-5 | editionOf=50 | price=60 | status=for sale | year=2026 | royalty=10 | story=Loops in 48 frames; the gull appears once.
       Seed Packet Atlas | medium=digital collage | artist=artist-6 | editionOf=20 | price=180 | status=reserved | year=2025 | royalty=7 | story=Maps of places named after vegetables.
       Tide Table | medium=generative, looping | artist=artist-1 | editionOf=10 | price=420 | status=on auction | year=2026 | royalty=10 | story=Moves with the tide where you are.
       Still Life with Charger | medium=oil on linen | artist=artist-2 | editionOf=1 | price=1250 | status=sold | year=2024 | royalty=8 | story=A pear, a bowl and a white cable.
       Room Without Floor | medium=3D render | artist=artist-3 | editionOf=8 | price=540 | status=on auction | year=2026 | royalty=10 | story=The furniture does not mind.
       Façade, 7 a.m., week 3 | medium=archival pigment print | artist=artist-4 | editionOf=12 | price=290 | status=for sale | year=2024 | royalty=5 | story=Snow that was gone at eight.
       Night Bus Sprite | collected=yes | medium=pixel animation | artist=artist-5 | editionOf=40 | price=75 | status=for sale | year=2025 | royalty=10 | story=Line 76 to the depot and back.
       Cartography of Beans | medium=digital collage | artist=artist-6 | editionOf=20 | price=195 | status=for sale | year=2026 | royalty=7 | story=Runner beans as rivers.
       Harmattan Loop | medium=generative, looping | artist=artist-1 | editionOf=25 | price=160 | status=for sale | year=2025 | royalty=10 | story=Dust, then a horizon, then dust.
       Leftovers | medium=oil on linen | artist=artist-2 | editionOf=1 | price=1480 | status=on auction | year=2026 | royalty=8 | story=What stayed on the table after a long talk.`,
    ),
    thing(
      "place",
      "collectionItem, Collection, Collections, layers",
      "collection collections exhibition exhibitions sammlung coleccion",
      `Title: text
       Curator: text @people
       Theme: text
       Cover: image
       Opens: date -30..20`,
      `Weather Machines | theme=Pieces that change with the sky
       After Midnight | theme=Rooms when everyone sleeps
       Small Palettes | theme=Sixteen colours or fewer
       Maps of Nowhere | theme=Places that could be`,
    ),
  ],
  posts:
    "New loop is up: 48 frames, one gull.\nStudio open on Saturday, come and see the originals.\nAsked for feedback on the blue. Kept the blue.\nSold the last proof of the harbour series today.\nTrying linen instead of cotton. Slower, better.",
  tasks:
    "Photograph the new piece in daylight | Listing\nWrite two sentences of story | Listing\nSet edition size and price | Listing\nPack the sold work | Shipping\nSend the certificate | Shipping",
};
