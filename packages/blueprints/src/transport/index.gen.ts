// Written by scripts/index-blueprints.ts; do not edit.
import type { Blueprint } from "../blueprint.ts";
import airportTransfers from "./airport-transfers.ts";
import bikeHire from "./bike-hire.ts";
import busOperator from "./bus-operator.ts";
import carHire from "./car-hire.ts";
import carSharing from "./car-sharing.ts";
import containerYard from "./container-yard.ts";
import courierRounds from "./courier-rounds.ts";
import driverHours from "./driver-hours.ts";
import ferry from "./ferry.ts";
import forkliftChecks from "./forklift-checks.ts";
import freightForwarder from "./freight-forwarder.ts";
import lorryHaulage from "./lorry-haulage.ts";
import parcelLockers from "./parcel-lockers.ts";
import schoolRunCarpool from "./school-run-carpool.ts";
import scooterHire from "./scooter-hire.ts";
import taxiRank from "./taxi-rank.ts";
import vehicleFleet from "./vehicle-fleet.ts";

export const BLUEPRINTS: readonly Blueprint[] = [airportTransfers, bikeHire, busOperator, carHire, carSharing, containerYard, courierRounds, driverHours, ferry, forkliftChecks, freightForwarder, lorryHaulage, parcelLockers, schoolRunCarpool, scooterHire, taxiRank, vehicleFleet];
