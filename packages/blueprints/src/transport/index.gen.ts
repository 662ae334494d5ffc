// Written by scripts/index-blueprints.ts; do not edit.
import type { Blueprint } from "../blueprint.ts";
import bikeHire from "./bike-hire.ts";
import busOperator from "./bus-operator.ts";
import carHire from "./car-hire.ts";
import carSharing from "./car-sharing.ts";
import courierRounds from "./courier-rounds.ts";
import ferry from "./ferry.ts";
import lorryHaulage from "./lorry-haulage.ts";
import parcelLockers from "./parcel-lockers.ts";
import scooterHire from "./scooter-hire.ts";
import taxiRank from "./taxi-rank.ts";
import vehicleFleet from "./vehicle-fleet.ts";

export const BLUEPRINTS: readonly Blueprint[] = [bikeHire, busOperator, carHire, carSharing, courierRounds, ferry, lorryHaulage, parcelLockers, scooterHire, taxiRank, vehicleFleet];
