// Written by scripts/index-blueprints.ts; do not edit.
import type { Blueprint } from "../blueprint.ts";
import athleticsMeet from "./athletics-meet.ts";
import basketballLeague from "./basketball-league.ts";
import bowlingAlley from "./bowling-alley.ts";
import chessClub from "./chess-club.ts";
import cricketClub from "./cricket-club.ts";
import cyclingClub from "./cycling-club.ts";
import dartsLeague from "./darts-league.ts";
import esportsTeam from "./esports-team.ts";
import fishingClub from "./fishing-club.ts";
import footballClub from "./football-club.ts";
import golfClub from "./golf-club.ts";
import ridingSchool from "./riding-school.ts";
import rowingClub from "./rowing-club.ts";
import runningClub from "./running-club.ts";
import sailingClub from "./sailing-club.ts";
import skiSchool from "./ski-school.ts";
import swimClub from "./swim-club.ts";
import tennisClub from "./tennis-club.ts";
import volleyballTeam from "./volleyball-team.ts";

export const BLUEPRINTS: readonly Blueprint[] = [athleticsMeet, basketballLeague, bowlingAlley, chessClub, cricketClub, cyclingClub, dartsLeague, esportsTeam, fishingClub, footballClub, golfClub, ridingSchool, rowingClub, runningClub, sailingClub, skiSchool, swimClub, tennisClub, volleyballTeam];
