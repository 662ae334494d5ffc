import { known, type KnownThing } from "../embedded/things/known-thing.ts";
import { table } from "./rows.ts";

/** Machines, devices, farms and works. */
export const INDUSTRY_THINGS: readonly KnownThing[] = [
  known(
    "item",
    "device, cpu",
    "device/devices",
    "equipment equipment_information smart_device instrument hardware terminal laboratory_equipment facility_equipment appliance smart_home_device",
    "Name: text\nSerial number: text\nType: choice controller|gateway|display|camera|lock\nStatus: choice online|offline|fault|maintenance\nLocation: location\nInstalled on: date -900..-60\nLast seen: date -3..0\nBattery: percent 20..100\nFirmware: text\nResponsible: text @people",
    table(
      "serialNumber type status battery firmware",
      "Gateway, main hall|GW-1001|gateway|online|100|2.4.1\nController, heating|CT-2040|controller|online|100|1.9.0\nDisplay, entrance|DP-3105|display|online|100|3.0.2\nCamera, yard|CM-4412|camera|offline|0|2.1.7\nDoor lock, store|LK-5120|lock|online|64|1.2.3\nDoor lock, office|LK-5121|lock|fault|21|1.2.3\nController, lighting|CT-2041|controller|maintenance|100|1.8.4\nGateway, annex|GW-1002|gateway|online|100|2.4.1",
    ),
  ),
  known(
    "item",
    "sensor, thermometer",
    "sensor/sensors",
    "sensor_data sensor_reading measuring_point monitoring_point monitoring_data environmental_data",
    "Name: text\nKind: choice temperature|humidity|pressure|air quality|motion\nValue: number 0.0..1020.0\nUnit: choice °C|%|hPa|ppm|count\nLocation: location\nStatus: choice normal|warning|no signal\nMeasured: dateTime -1..0\nBattery: percent 20..100\nUpper limit: number 26..1050",
    table(
      "kind value unit status battery upperLimit",
      "Cold store 1|temperature|4.2|°C|normal|88|8\nCold store 2|temperature|8.9|°C|warning|76|8\nServer room|temperature|22.5|°C|normal|92|27\nArchive|humidity|48.0|%|normal|64|60\nGreenhouse|humidity|71.0|%|normal|55|85\nRoof station|pressure|1014.0|hPa|normal|81|1050\nMeeting room|air quality|910.0|ppm|normal|70|1000\nBack entrance|motion|0.0|count|no signal|20|50",
    ),
  ),
  known(
    "item",
    "alarm, siren",
    "alarm/alarms",
    "alert alarm_record warning early_warning alarm_information warning_information",
    "Title: text\nStatus: choice active|acknowledged|cleared\nSeverity: choice low|medium|high|critical\nSource: text\nTime: dateTime -4..0\nAssigned to: text @people\nCleared on: date 0\nDescription: longText",
    table(
      "status severity source time description",
      "Temperature above limit|active|high|Cold store 2|@0T08:12|8.9 °C, limit 8 °C\nCamera not reachable|acknowledged|medium|Camera, yard|@0T06:40|No signal for twenty minutes\nBattery low|active|low|Door lock, office|@0T07:55|21 per cent left\nDisk nearly full|acknowledged|medium|File server|@-1T22:10|91 per cent used\nSmoke detector test|cleared|low|Main hall|@-2T10:00|Yearly test\nPower failure|cleared|critical|Annex|@-3T03:25|Back after six minutes\nDoor left open|cleared|medium|Store|@-1T18:35|Closed by the guard\nPressure too low|active|high|Compressor 2|@0T09:03|4.8 bar, limit 5.5 bar",
    ),
  ),
  known(
    "item",
    "machine, cog",
    "machine/machines",
    "production_machine plant_equipment robot production_equipment",
    "Name: text\nNumber: text\nType: choice lathe|mill|press|packaging|conveyor\nStatus: choice running|idle|maintenance|fault\nHall: choice A|B|C\nHours run: number 800..24000 h\nLoad: percent 0..95\nLast service: date -180..-10\nNext service: date 5..180\nResponsible: text @people",
    table(
      "number type status hall hoursRun load",
      "Lathe 1|M-101|lathe|running|A|18200|82\nLathe 2|M-102|lathe|idle|A|15640|0\nMill 1|M-110|mill|running|A|21350|90\nMill 2|M-111|mill|maintenance|A|9480|0\nPress 1|M-120|press|running|B|12800|74\nPackaging line|M-130|packaging|running|C|7650|66\nConveyor 1|M-140|conveyor|running|C|23100|58\nConveyor 2|M-141|conveyor|fault|C|22480|0",
    ),
  ),
  known(
    "item",
    "productionOrder, factory",
    "production order/production orders",
    "manufacturing_order production_plan production_task production_schedule production_record production work_ticket",
    "Number: text\nStatus: choice planned|released|in production|finished\nProduct: text\nQuantity: number 50..2000 pcs\nProduced: number 0..2000 pcs\nMachine: text\nStarts: date -6..4\nDue: date 5..14\nPriority: choice low|medium|high\nResponsible: text @people",
    table(
      "status product quantity produced machine starts due priority",
      "PR-2061|in production|Bracket, steel|800|520|Press 1|@-2|@2|high\nPR-2062|in production|Shaft, 120 mm|300|110|Lathe 1|@-1|@4|medium\nPR-2063|released|Cover plate|500|0|Mill 1|@1|@6|medium\nPR-2064|planned|Hinge, brass|1200|0|Press 1|@4|@9|low\nPR-2058|finished|Spacer ring|2000|2000|Lathe 2|@-9|@-3|medium\nPR-2059|finished|Bracket, steel|600|600|Press 1|@-8|@-3|high\nPR-2065|planned|Housing|150|0|Mill 2|@6|@14|medium\nPR-2060|in production|Gift boxes|900|430|Packaging line|@-1|@3|low",
    ),
  ),
  known(
    "item",
    "qualityCheck, clipboard-check",
    "quality check/quality checks",
    "inspection quality_inspection inspection_record quality_record inspection_report safety_inspection test_case quality_test",
    "Title: text\nStatus: choice planned|passed|passed with remarks|failed\nKind: choice incoming|in process|final|safety\nBatch: text\nSample: number 5..80 pcs\nFaulty: number 0..6 pcs\nDate: date -14..4\nInspector: text @people\nFindings: longText",
    table(
      "status kind batch sample faulty date findings",
      "Steel sheet, delivery|passed|incoming|B-0912|20|0|@-6|\nBracket, first piece|passed|in process|B-0915|5|0|@-4|\nBracket, hourly check|passed with remarks|in process|B-0915|40|1|@-3|Burr on one edge\nSpacer ring, final|passed|final|B-0908|80|1|@-3|\nCover plate, drawing|planned|in process|B-0918|10|0|@1|\nPaint, delivery|failed|incoming|B-0916|5|3|@-2|Wrong colour shade\nEmergency stop, hall A|passed|safety|Hall A|6|0|@-8|\nShaft, final|planned|final|B-0917|30|0|@4|",
    ),
  ),
  known(
    "item",
    "defect, bug",
    "defect/defects",
    "bug fault malfunction error_report quality_issue problem_report nonconformity problem",
    "Title: text\nStatus: choice new|confirmed|being fixed|fixed|closed\nSeverity: choice minor|major|critical\nFound in: text\nFound on: date -14..-1\nReported by: text @people\nAssigned to: text @people\nCause: choice material|machine|handling|design|unknown\nDescription: longText",
    table(
      "status severity foundIn cause description",
      "Burr on the edge|being fixed|minor|Bracket, steel|machine|One in forty pieces\nWrong colour shade|confirmed|major|Paint delivery|material|Darker than the sample\nThread too tight|fixed|major|Shaft, 120 mm|machine|Tool was worn\nLabel upside down|closed|minor|Gift boxes|handling|Twelve boxes relabelled\nCrack at the weld|new|critical|Frame, large|unknown|Seen at final check\nScrew missing|fixed|major|Hinge, brass|handling|Counting step added\nLid does not close|confirmed|major|Housing|design|Half a millimetre too narrow\nScratches on the surface|new|minor|Cover plate|handling|After transport to hall C",
    ),
  ),
  known(
    "item",
    "maintenanceTask, wrench",
    "maintenance task/maintenance tasks",
    "maintenance maintenance_plan maintenance_record maintenance_order equipment_maintenance upkeep service_record operation_record",
    "Title: text\nStatus: choice planned|due|in progress|done\nMachine: text\nKind: choice inspection|lubrication|replacement|calibration|cleaning\nDue: date 0..30\nRepeats: choice weekly|monthly|quarterly|yearly\nDuration: duration 30..240\nAssigned to: text @people\nCost: money 0..600 EUR\nNotes: longText",
    table(
      "status machine kind due repeats duration cost notes",
      "Change the oil|due|Lathe 1|replacement|@1|quarterly|90|85|\nGrease the bearings|planned|Conveyor 1|lubrication|@5|monthly|45|20|\nReplace the belt|in progress|Conveyor 2|replacement|@0|yearly|240|560|Stopped since the morning\nCalibrate the scale|planned|Packaging line|calibration|@9|yearly|60|140|\nClean the filters|done|Mill 1|cleaning|@-2|monthly|60|15|\nCheck the emergency stops|planned|Press 1|inspection|@12|quarterly|30|0|\nAlign the spindle|in progress|Mill 2|calibration|@0|yearly|180|320|\nWeekly look|done|Lathe 2|inspection|@-1|weekly|30|0|No findings",
    ),
  ),
  known(
    "item",
    "sparePart, cog",
    "spare part/spare parts",
    "part component accessory equipment_part auto_part",
    "Name: text\nNumber: text\nMachine: text\nStock: number 0..60 pcs\nMinimum: number 1..10 pcs\nPrice: money 2..420 EUR\nSupplier: text\nShelf: text\nDelivery time: number 2..30 days",
    table(
      "number machine stock minimum price supplier shelf deliveryTime",
      "Drive belt|SP-301|Conveyor 2|1|2|180|Canal Components|A-04|7\nOil filter|SP-302|Lathe 1|14|4|12|North Gate Trading|A-06|3\nBall bearing 6204|SP-303|Conveyor 1|22|8|9|Canal Components|B-01|4\nSpindle nut|SP-304|Mill 2|2|1|420|Mill Lane Tools|B-05|30\nFuse 10 A|SP-305|All|60|10|2|North Gate Trading|C-02|2\nPressure hose|SP-306|Press 1|3|2|64|Harbour Supplies|A-09|10\nLimit switch|SP-307|Packaging line|5|3|28|North Gate Trading|C-04|5\nSealing ring set|SP-308|Press 1|0|4|16|Canal Components|B-03|6",
    ),
  ),
  known(
    "item",
    "crop, sprout",
    "crop/crops",
    "plant planting plantation planting_record agricultural_product seedling farm_product",
    "Name: text\nPicture: image\nVariety: text\nField: text\nStatus: choice planned|sown|growing|harvested\nSown on: date -90..-20\nHarvest from: date 10..120\nArea: number 0.2..12.0 ha\nExpected yield: number 1..60 t\nNote: longText",
    table(
      "variety field status area expectedYield",
      "Winter wheat|Early|North field|growing|8.5|58\nPotatoes|Firm cooking|Mill field|growing|3.2|60\nMaize|Silage|Long field|sown|6.0|54\nCarrots|Summer|Garden plot|growing|0.6|24\nRapeseed|Hybrid|Hill field|growing|7.4|26\nOats|Yellow|Lower meadow|sown|4.1|20\nOnions|Storage|Garden plot|harvested|0.4|14\nClover|Red|Upper meadow|planned|5.0|30",
    ),
  ),
  known(
    "place",
    "farmField, land-plot",
    "farm field/farm fields",
    "field plot farmland land greenhouse parcel_of_land",
    "Name: text\nArea: number 0.4..14.0 ha\nSoil: choice sand|loam|clay\nCrop: text\nStatus: choice fallow|prepared|planted|harvested\nLast ploughed: date -200..-30\nIrrigated: boolean 40\npH: number 5.4..7.6\nLocation: location",
    table(
      "area soil crop status irrigated pH",
      "North field|8.5|loam|Winter wheat|planted|no|6.8\nMill field|3.2|sand|Potatoes|planted|yes|6.1\nLong field|6.0|loam|Maize|planted|no|6.6\nHill field|7.4|clay|Rapeseed|planted|no|7.1\nGarden plot|1.0|sand|Carrots|planted|yes|6.4\nLower meadow|4.1|clay|Oats|planted|no|6.9\nUpper meadow|5.0|loam|Clover|prepared|no|6.5\nRiver field|2.6|loam|None|fallow|no|6.3",
    ),
  ),
  known(
    "item",
    "livestock, beef",
    "livestock/livestock",
    "farm_animal animal breeding_animal cattle sheep breeding_record",
    "Name: text\nEar tag: text\nKind: choice cattle|sheep|goat|pig\nBreed: text\nSex: choice female|male\nBorn on: date -1800..-120\nWeight: number 30..720 kg\nStatus: choice healthy|in calf|under treatment|sold\nLast check: date -40..-2",
    table(
      "earTag kind breed sex weight status",
      "Group 1, no. 14|DE-4014|cattle|Simmental|female|640|in calf\nGroup 1, no. 15|DE-4015|cattle|Simmental|female|615|healthy\nGroup 1, no. 22|DE-4022|cattle|Brown Swiss|female|590|under treatment\nGroup 2, no. 3|DE-4103|cattle|Simmental|male|720|healthy\nFlock A, no. 8|DE-5208|sheep|Merino|female|72|healthy\nFlock A, no. 11|DE-5211|sheep|Merino|male|95|healthy\nHerd B, no. 2|DE-5302|goat|Saanen|female|61|healthy\nPen 4, no. 6|DE-6406|pig|Landrace|female|180|sold",
    ),
  ),
  known(
    "item",
    "vehicle, car",
    "vehicle/vehicles",
    "car truck fleet_vehicle vehicle_information automobile bus",
    "Name: text\nPicture: image\nPlate: text\nType: choice car|van|truck|bus\nStatus: choice available|in use|in the workshop\nYear: number 2012..2025\nMileage: number 8000..180000 km\nFuel: choice petrol|diesel|electric\nDriver: text @people\nNext service: date 5..200",
    table(
      "plate type status year mileage fuel",
      "Van 1|KX 204|van|in use|2021|64200|diesel\nVan 2|KX 205|van|available|2022|41800|diesel\nVan 3|KX 311|van|in use|2024|12400|electric\nTruck 1|LM 871|truck|in use|2018|142000|diesel\nTruck 2|LM 872|truck|in the workshop|2016|178500|diesel\nPool car|PR 390|car|available|2023|23900|electric\nService car|PR 391|car|in use|2020|71300|petrol\nMinibus|TG 158|bus|available|2019|88600|diesel",
    ),
  ),
];
