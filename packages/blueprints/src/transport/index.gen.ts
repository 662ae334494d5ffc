// Written by scripts/index-blueprints.ts; do not edit.
import type { Blueprint } from "../blueprint.ts";
import airportTransfers from "./airport-transfers.ts";
import bikeHire from "./bike-hire.ts";
import boatCharter from "./boat-charter.ts";
import busOperator from "./bus-operator.ts";
import carHire from "./car-hire.ts";
import carSharing from "./car-sharing.ts";
import cargoBikeDelivery from "./cargo-bike-delivery.ts";
import containerYard from "./container-yard.ts";
import courierRounds from "./courier-rounds.ts";
import driverHours from "./driver-hours.ts";
import ferry from "./ferry.ts";
import flightClub from "./flight-club.ts";
import foodDeliveryRiders from "./food-delivery-riders.ts";
import forkliftChecks from "./forklift-checks.ts";
import freightForwarder from "./freight-forwarder.ts";
import lorryHaulage from "./lorry-haulage.ts";
import parcelLockers from "./parcel-lockers.ts";
import railwayClub from "./railway-club.ts";
import schoolRunCarpool from "./school-run-carpool.ts";
import scooterHire from "./scooter-hire.ts";
import taxiRank from "./taxi-rank.ts";
import towingService from "./towing-service.ts";
import vehicleFleet from "./vehicle-fleet.ts";

export const BLUEPRINTS: readonly Blueprint[] = [airportTransfers, bikeHire, boatCharter, busOperator, carHire, carSharing, cargoBikeDelivery, containerYard, courierRounds, driverHours, ferry, flightClub, foodDeliveryRiders, forkliftChecks, freightForwarder, lorryHaulage, parcelLockers, railwayClub, schoolRunCarpool, scooterHire, taxiRank, towingService, vehicleFleet];
