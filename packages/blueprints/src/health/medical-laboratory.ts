import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "medicalLaboratory",
  name: "Medical laboratory",
  icon: "microscope",
  says: {
    en: "medical laboratory|medical lab|pathology lab|clinical laboratory|LIMS|lab samples|blood test lab|laboratory samples|sample tracking lab|lab test orders|lab results release|specimen tracking|microbiology lab|histology lab|phlebotomy rounds|lab quality control",
    de: "medizinisches Labor|Laborproben|Laborsoftware|Befundfreigabe im Labor",
    es: "laboratorio clínico|análisis clínicos|muestras de laboratorio",
    fr: "laboratoire d'analyses|laboratoire de biologie médicale|suivi des prélèvements",
    pt: "laboratório de análises clínicas|análises clínicas|amostras de laboratório",
  },
  forms: ["management", "dashboard", "portal"],
  people: ["laboratory scientists", "couriers", "senders"],
  mood: "sober",
  things: [
    {
      id: "sender",
      use: "core",
      role: "place",
      icon: "hospital",
      names: "sender|senders",
      also: "practice|surgery|ward|client|referrer",
      fields:
        "Name: text\nKind: choice practice|ward|care home|vet|direct patient\nPhone: phone\nE-mail: email\nResults by: choice portal|phone if critical|letter|e-mail\nCourier at: time 09:00..17:00\nSamples: rollup count sample.sender",
      cells: "kind phone eMail resultsBy courierAt",
      rows: "Market Street Practice|practice|555-0101|results@market-street.example.com|portal|11:30\nRiverside Practice|practice|555-0102|results@riverside.example.com|portal|12:15\nWard C, County Hospital|ward|555-0103|ward-c@county.example.com|phone if critical|09:00\nElm House|care home|555-0104|nurse@elmhouse.example.com|e-mail|13:00\nDr. Lindqvist, hearts|practice|555-0105|desk@lindqvist.example.com|letter|14:30",
    },
    {
      id: "sample",
      use: "core",
      role: "item",
      icon: "test-tube",
      names: "sample|samples",
      also: "specimen|tube|swab|accession",
      fields:
        "Accession: text\nPatient code: text\nSender: relation sender\nMaterial: choice serum|EDTA blood|urine|stool|swab|tissue|citrate\nTaken: dateTime -2..0 06:30..16:00\nReceived: dateTime -2..0 08:00..18:30\nPriority: choice routine|urgent|emergency\nRack: text\nState: choice expected|received|spun|on analyzer|to validate|released|rejected\nProblem: choice none|hemolyzed|too little|unlabeled|clotted|too old",
      cells: "patientCode sender material taken received priority rack state problem",
      rows: "26-88101|MH 440312|Ward C, County Hospital|serum|@0T06:40|@0T09:10|emergency|E1|to validate|none\n26-88102|KB 690730|Market Street Practice|serum|@0T08:10|@0T11:45|routine|R4-01|on analyzer|none\n26-88103|KB 690730|Market Street Practice|EDTA blood|@0T08:10|@0T11:45|routine|R4-02|on analyzer|none\n26-88104|LH 930914|Riverside Practice|urine|@0T09:20|@0T12:30|routine|U2-07|received|none\n26-88105|TG 741201|Ward C, County Hospital|EDTA blood|@0T06:45|@0T09:10|urgent|E2|released|none\n26-88106|RO 390530|Elm House|swab|@-1T10:30|@-1T13:20|routine|M1-11|on analyzer|none\n26-88107|PN 900122|Market Street Practice|citrate|@0T08:30|@0T11:45|urgent|C1-03|rejected|clotted\n26-88108|AT 511030|Dr. Lindqvist, hearts|serum|@-1T14:10|@-1T15:05|routine|R3-19|released|none\n26-88109|HS 580909|Riverside Practice|serum|@0T09:40|@0T12:30|routine|R4-08|spun|hemolyzed",
    },
    {
      id: "result",
      use: "core",
      role: "item",
      icon: "flask-conical",
      names: "result|results",
      also: "test|value|analyte|finding",
      fields:
        "Test: text\nSample: relation sample\nAnalyte: choice potassium|creatinine|HbA1c|hemoglobin|CRP|TSH|culture|INR\nValue: number 0.5..180.0\nUnit: text\nReference: text\nFlag: choice normal|high|low|critical|pending\nAnalyzer: choice chemistry 1|chemistry 2|hematology|coagulation|bench\nState: choice measured|repeat|to validate|validated|phoned\nValidated by: text @people",
      cells: "sample analyte value unit reference flag analyzer state validatedBy",
      rows: "Potassium, 88101|26-88101|potassium|6.4|mmol/l|3.5 to 5.1|critical|chemistry 1|phoned|Dr. Ilse Brandt\nCreatinine, 88101|26-88101|creatinine|148|µmol/l|45 to 90|high|chemistry 1|to validate|\nHbA1c, 88103|26-88103|HbA1c|56|mmol/mol|under 48|high|chemistry 2|measured|\nTSH, 88102|26-88102|TSH|2.1|mU/l|0.4 to 4.0|normal|chemistry 2|to validate|\nHemoglobin, 88105|26-88105|hemoglobin|128|g/l|130 to 170|low|hematology|validated|Dr. Ilse Brandt\nCRP, 88108|26-88108|CRP|4|mg/l|under 5|normal|chemistry 1|validated|Femi Adebayo\nPotassium, 88109|26-88109|potassium|5.9|mmol/l|3.5 to 5.1|high|chemistry 1|repeat|\nCRP, 88101|26-88101|CRP|96|mg/l|under 5|high|chemistry 1|to validate|",
    },
    {
      id: "control",
      use: "core",
      role: "log",
      icon: "chart-spline",
      names: "quality control|quality controls",
      also: "QC run|control run|calibration",
      fields:
        "Run: text\nAnalyzer: choice chemistry 1|chemistry 2|hematology|coagulation\nWhen: dateTime -2..0 06:30..18:00\nLevel: choice low|normal|high\nTarget: number 1..160\nMeasured: number 1..160\nOff by: calc measured - target\nVerdict: choice in|warning|out\nBy: text @people",
      cells: "analyzer when level target measured verdict by",
      rows: "Potassium, early|chemistry 1|@0T07:00|normal|4.1|4.1|in|Femi Adebayo\nCreatinine, early|chemistry 1|@0T07:00|high|160|163|in|Femi Adebayo\nTSH, early|chemistry 2|@0T07:05|low|0.8|1.1|warning|Femi Adebayo\nHemoglobin, early|hematology|@0T07:10|normal|134|134|in|Sora Ito\nINR, early|coagulation|@0T07:15|high|3.2|3.9|out|Sora Ito\nPotassium, noon|chemistry 1|@-1T12:00|normal|4.1|4.2|in|Sora Ito",
    },
    {
      id: "reagent",
      use: "more",
      role: "item",
      icon: "beaker",
      names: "reagent|reagents",
      also: "kit|consumable|tubes",
      fields:
        "Reagent: text\nLot: text\nAnalyzer: choice chemistry 1|chemistry 2|hematology|coagulation|bench\nKits left: number 0..30\nReorder at: number 2..10\nExpires: date -3..240",
      cells: "lot analyzer kitsLeft reorderAt expires",
      rows: "Potassium electrode|L 4410|chemistry 1|3|2|@60\nTSH kit, 200 tests|L 9087|chemistry 2|2|3|@44\nBlood count diluent|L 1203|hematology|8|4|@120\nThromboplastin|L 7716|coagulation|1|2|@5\nEDTA tubes, 100|L 5520|bench|24|10|@200",
    },
  ],
  jobs: "move sample.state\nrank result.value\nmove result.state\nkeep result\nfind sample\nchart sample.problem\nkeep control\nchart control.offBy\ndue reagent.expires\ncount reagent.kitsLeft\nkeep sender\nrequest sample",
  site: {
    headline: "Results the same day",
    body: "Samples collected until three, routine values released by six, critical ones phoned within half an hour.",
    action: "Send a sample|sample",
    services:
      "Blood chemistry|Same day if received by three|\nBlood count|Within two hours|\nMicrobiology|First report after 24 hours|\nEmergency|Within one hour of arrival|",
    questions:
      "How do I see results?|In the portal as soon as they are validated; critical values by phone.\nWhy was my sample rejected?|Clotted, unlabeled or too old. The reason stands on the report.\nWhich tube do I take?|Gold for serum, lavender for blood counts, light blue for clotting.",
  },
  words: {
    tagline: "Samples by rack, values to validate, controls that are out.",
    itch: "Who phoned the potassium?",
    promise: "Every tube found, every value signed",
    pov: "POV: critical at ten, phoned at ten past",
    gains: ["Potassium 6.4: phoned, with a name", "9 samples, 1 clotted", "INR control out, nothing released"],
  },
});
