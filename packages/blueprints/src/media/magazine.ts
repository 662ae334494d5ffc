import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "magazine",
  name: "Blog or magazine",
  icon: "newspaper",
  says: {
    en: "blog|my blog|personal blog|blog posts|food blog|travel blog|blogging|online magazine|magazine articles|editorial calendar|editorial team|articles and authors|zine|content calendar|guest posts|write articles|student magazine|literary magazine",
    de: "Blog|Onlinemagazin|Redaktionsplan|Artikel veröffentlichen",
    es: "blog personal|revista digital|calendario editorial|publicar artículos",
    fr: "blogue|magazine en ligne|calendrier éditorial|publier des articles",
    pt: "blogue|revista digital|calendário editorial|publicar artigos",
  },
  forms: ["blog", "management", "site", "tracker"],
  people: ["editors", "writers", "readers"],
  mood: "warm",
  things: [
    {
      id: "author",
      use: "core",
      role: "person",
      icon: "pen-tool",
      names: "author|authors",
      also: "writer|contributor|blogger|photographer|columnist",
      fields:
        "Name: text\nPicture: image\nBeat: text\nE-mail: email\nFee per piece: money 0..220 GBP\nStyle notes: text\nAbout: longText",
      cells: "beat eMail feePerPiece styleNotes about",
      rows: "Ines Carvalho|Walking, maps|ines@example.com|180|Long first sentences|Walks to work, twelve miles\nMoses Achieng|Workshops, tools|moses@example.com|180|Never explains a joke|Mends clocks at night\nPippa Langley|Food|pippa@example.com|150|Weights in grams|Cooked on a ferry for six years\nKenji Mori|Photographs|kenji@example.com|220|Two pictures, never three|\nDara Quinn|Books|dara@example.com|120|Quotes sparingly|Runs the night library",
    },
    {
      id: "article",
      use: "core",
      role: "event",
      icon: "file-text",
      names: "article|articles",
      also: "post|blog post|story|essay|review|column|recipe",
      fields:
        "Title: text\nPicture: image\nSubtitle: text\nAuthor: relation author\nSection: choice walks|workshop|kitchen|books|letters\nStage: choice pitch|commissioned|draft|editing|fact check|scheduled|published\nPublish on: date -60..25\nDraft due: date -70..14\nWords: number 600..2400 words\nTags: tags slow|by hand|in season|night|water|archive\nFeatured: boolean 25\nReads: number 0..5200\nText: longText",
      cells: "subtitle author section stage publishOn draftDue words tags featured reads text",
      rows: "The last mile of a river|Where it stops being one|Ines Carvalho|walks|scheduled|@3|@-10|1800|slow; water|yes||On the map it is a blue line that turns into a blue shape. On foot you cannot say when.\nA vice from 1911|And why nobody makes it now|Moses Achieng|workshop|fact check|@8|@-4|1400|by hand|no||The jaws still close on a hair.\nBread for people who forget|One bowl, no timer|Pippa Langley|kitchen|editing|@10|@-1|900|slow|no||\nThe night library|Open from ten to four|Dara Quinn|books|draft|@17|@2|1600|night|no||\nSoup from the end of things|Crusts, rinds, stems|Pippa Langley|kitchen|commissioned|@24|@9|800|in season|no||\nStairs of the old town|All 412|Ines Carvalho|walks|pitch||||slow|no||\nSharpening, badly|Eleven mistakes in order|Moses Achieng|workshop|published|@-5|@-19|1250|by hand|yes|2140|The first mistake is to think the stone is flat.\nPlums, three ways|And one that failed|Pippa Langley|kitchen|published|@-12|@-26|760|in season|no|1890|The jam did not set. Here is what we ate instead.\nWhat the ferryman reads|A shelf between two shores|Dara Quinn|books|published|@-19|@-33|1500|water|no|980|\nWalking the parish line|Thirteen miles, one dog|Ines Carvalho|walks|published|@-33|@-47|2200|slow; archive|yes|5120|Nobody had done it since 1864.\nHinges|A short essay on doors|Moses Achieng|workshop|published|@-47|@-61|640|by hand|no|1460|",
    },
    {
      id: "letter",
      use: "core",
      role: "event",
      icon: "message-square",
      names: "reader's comment|reader's comments",
      also: "comment|letter|feedback|reply|pitch from a reader",
      fields:
        "Subject: text\nArticle: relation article\nName: text\nE-mail: email\nSent: dateTime -12..0 08:00..22:00\nMessage: longText\nStatus: choice waiting|shown|hidden|answered",
      cells: "article name eMail sent message status",
      rows: "A twelfth mistake|Sharpening, badly|Ruth Ellis|ruth@example.com|@0T09:12|Oil on a water stone. Ask me how I know.|waiting\nThe jam|Plums, three ways|Owen Pritchard|owen@example.com|@-1T20:30|Apple cores in a bag, boiled along. It sets.|shown\nThe stone at mile nine|Walking the parish line|Gwen Hughes|gwen@example.com|@-3T18:05|It was moved in 1931, I have a picture.|answered\nThank you|What the ferryman reads|Hana Sato|hana@example.com|@-5T22:00|Read it on a ferry.|shown\nCheap watches|Hinges|a stranger|stranger@example.com|@-6T03:14|Buy now|hidden\nWhere is the line?|Walking the parish line|Tomás García|tomas@example.com|@-9T11:40|Is there a map to download?|answered",
    },
    {
      id: "issue",
      use: "more",
      role: "event",
      icon: "book-open",
      names: "issue|issues",
      also: "edition|number|print issue|flatplan",
      fields:
        "Issue: text\nPicture: image\nTheme: text\nPages: number 48..96\nCopy deadline: date -90..40\nTo the printer: date -80..50\nOut: date -70..65\nCopies: number 800..1600\nPrice: money 9..12 GBP",
      cells: "theme pages copyDeadline toThePrinter out copies price",
      rows: "No. 12|Edges|80|@-92|@-80|@-66|1200|11\nNo. 13|Water|84|@12|@22|@38|1400|11\nNo. 11|Tools|72|@-180|@-168|@-150|1200|10\nNo. 14|Night|80|@102|@112|@128|1400|11",
    },
    {
      id: "picture",
      use: "more",
      role: "item",
      icon: "image",
      names: "picture|pictures",
      also: "photo|illustration|image credit",
      fields:
        "Title: text\nPicture: image\nBy: text @people\nArticle: relation article\nRights: choice ours|once|print and web|ask\nCredit: text\nCaption: longText",
      cells: "by article rights credit caption",
      rows: "Mudflat at six|Kenji Mori|The last mile of a river|print and web|Kenji Mori|Low water, no river\nThe jaws|Kenji Mori|A vice from 1911|print and web|Kenji Mori|\nForty-one spines|Dara Quinn|What the ferryman reads|once|Dara Quinn|The shelf, left to right\nParish stone|Gwen Hughes|Walking the parish line|ask|Private album|About 1930",
    },
  ],
  jobs: "show article.picture\nfind article\nmove article.stage\nplan article.publishOn\nkeep author\nrequest letter\nmove letter.status\ndue article.draftDue\nrank article.reads\nchart article.reads\nfind author",
  site: {
    headline: "Long reads about small things",
    body: "A story every week about walks, tools, food and books, and a printed issue twice a year. No pop-ups, no hurry.",
    action: "Read the latest|article",
    services:
      "By e-mail|One story every Thursday|0\nPrinted issue|Eighty pages, twice a year|11\nBoth issues|Posted to you for a year|20",
    questions:
      "May I write for you?|Send three sentences and a title. We answer everybody within two weeks.\nDo you pay?|Yes, on publication, from 120 pounds.\nMay I reprint an article?|Ask the author; we pass it on.\nWhere can I buy the printed one?|Here, or in the bookshops on the list.",
  },
  words: {
    tagline: "Pitched, written, edited, out on Thursday.",
    itch: "What goes out on Thursday?",
    promise: "Every piece from pitch to page",
    pov: "POV: the calendar is full until June",
    gains: ["11 pieces, 5 published", "The night library: draft Friday", "Walking the parish line: 5,120 reads"],
  },
});
