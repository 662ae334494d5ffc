import { known, type KnownThing } from "../embedded/things/known-thing.ts";
import { table } from "./rows.ts";

/** What is played: rounds and tables of sport, and the heroes, tools and places of games. */
export const GAMES_AND_SPORT_THINGS: readonly KnownThing[] = [
  known(
    "event",
    "tournament, trophy",
    "tournament/tournaments",
    "championship contest contest_event sports_competition playoff",
    "Name: text\nPlace: location\nSport: choice football|tennis|chess|table tennis|esports\nStatus: choice registration|running|finished\nStarts on: date -10..40\nTeams: number 4..64\nEntry fee: money 0..80 USD\nFormat: choice knockout|groups|round robin",
    table(
      "sport status startsOn teams entryFee format",
      "Lakeside Cup|football|registration|@24|16|80|groups\nRapid chess evening|chess|running|@0|32|10|round robin\nUnder-14 hall days|football|finished|@-8|12|40|groups\nDoubles on clay|tennis|registration|@15|24|30|knockout\nLunch break ping-pong|table tennis|running|@-2|16|0|knockout\nWinter arena series|esports|registration|@38|64|20|knockout\nNeighborhood five-a-side|football|finished|@-10|8|25|round robin\nOpen of the northern coast|tennis|running|@-1|48|60|knockout",
    ),
  ),
  known(
    "item",
    "league, list-ordered",
    "league/leagues",
    "sports_league division_league conference_league",
    "Name: text\nSport: choice football|basketball|volleyball|handball|ice hockey\nLevel: choice first|second|third|youth\nTeams: number 6..20\nRegion: text\nMatchdays: number 10..38\nCurrent matchday: number 0..38\nLeader: text",
    table(
      "sport level teams region matchdays currentMatchday leader",
      "Premier Coast League|football|first|18|Coast|34|21|Harbor Rovers\nValley Second|football|second|16|Valley|30|19|Mill Town\nCapital Hoops|basketball|first|12|Capital|22|14|Tower Hawks\nSunday Volleyball|volleyball|third|8|City|14|9|Net Gains\nJunior Handball East|handball|youth|10|East|18|11|Oakfield Juniors\nFrost League|ice hockey|first|14|North|26|26|Glacier Bay\nIsland Football|football|third|6|Islands|10|4|Ferry Point\nGirls' Basketball South|basketball|youth|9|South|16|0|",
    ),
  ),
  known(
    "event",
    "fixture, calendar-days",
    "fixture/fixtures",
    "football_match sports_match league_match basketball_match game_day live_match",
    "Match: text\nDate: date -7..21\nTime: time 13:00..20:30\nGround: location\nMatchday: number 1..34\nHome goals: number 0..5\nAway goals: number 0..5\nStatus: choice scheduled|live|finished|postponed",
    table(
      "date time matchday homeGoals awayGoals status",
      "Harbor Rovers – Mill Town|@-7|15:00|20|2|1|finished\nOakfield – Glacier Bay|@-7|17:30|20|0|0|finished\nFerry Point – Tower Hill|@-6|14:00|20|3|4|finished\nMill Town – Oakfield|@0|15:00|21|1|0|live\nGlacier Bay – Ferry Point|@0|18:00|21|||scheduled\nTower Hill – Harbor Rovers|@1|16:00|21|||postponed\nHarbor Rovers – Oakfield|@7|15:00|22|||scheduled\nFerry Point – Mill Town|@8|13:30|22|||scheduled",
    ),
  ),
  known(
    "item",
    "playerStatistic, chart-no-axes-column",
    "player statistic/player statistics",
    "player_stat player_record season_statistic match_statistic",
    "Player: text\nTeam: text\nMatches: number 1..34\nGoals: number 0..22\nAssists: number 0..14\nYellow cards: number 0..8\nMinutes played: number 60..3060\nAverage rating: number 5.5..8.6",
    table(
      "team matches goals assists yellowCards minutesPlayed averageRating",
      "Emeka Udeh|Harbor Rovers|21|17|6|2|1840|8.1\nLuka Horvat|Mill Town|20|13|9|4|1755|7.9\nRui Tavares|Oakfield|21|9|11|1|1890|7.8\nSipho Nkosi|Glacier Bay|18|8|3|6|1420|7.2\nAndrei Popescu|Tower Hill|21|5|4|3|1870|7.0\nCarlos Medina|Ferry Point|12|2|1|5|690|6.4\nHenrik Lindqvist|Mill Town|21|0|1|0|1890|7.4\nDaniel Asante|Harbor Rovers|7|1|0|1|265|6.1",
    ),
  ),
  known(
    "item",
    "sportsTeam, shield",
    "sports team/sports teams",
    "football_team club_team squad esports_team basketball_team",
    "Name: text\nBadge: image\nCity: location\nFounded: number 1895..2022\nPlayers: number 7..28\nWins: number 0..24\nColors: choice red|blue|green|yellow|black\nCoach: text @people",
    table(
      "founded players wins colors",
      "Harbor Rovers|1904|26|15|blue\nMill Town|1921|25|13|red\nOakfield United|1956|24|10|green\nGlacier Bay|1988|22|9|black\nFerry Point|1933|21|5|yellow\nTower Hawks|2009|14|11|red\nNet Gains|2018|9|6|green\nNorth Star Juniors|2022|18|2|blue",
    ),
  ),
  known(
    "item",
    "characterOfGame, sword",
    "character/characters",
    "story_character role-playing_character fictional_character",
    "Name: text\nPicture: image\nKind: choice warrior|mage|ranger|healer|rogue\nLevel: number 1..60\nHealth: number 80..900\nAttack: number 10..160\nRarity: choice common|rare|epic\nStory: longText",
    table(
      "kind level health attack rarity story",
      "Orla Stormhand|warrior|38|860|142|epic|Left the city guard after the gates fell\nTobin Reed|ranger|24|420|98|rare|Knows every path through the marsh\nMirelle of the Lamps|mage|41|310|158|epic|Reads by the light of her own spells\nBrother Hask|healer|19|380|35|common|Keeps bees and mends bones\nQuick Nim|rogue|27|290|121|rare|Never uses the front door\nDara Ironbark|warrior|12|520|64|common|Carries a door as a shield\nYun the Patient|mage|33|270|139|rare|Waited nine winters for one answer\nSela Finch|healer|8|210|22|common|Sings wounds closed",
    ),
  ),
  known(
    "item",
    "weapon, swords",
    "weapon/weapons",
    "game_weapon armament sword",
    "Name: text\nPicture: image\nKind: choice sword|bow|staff|axe|shield\nDamage: number 4..120\nWeight: number 0.8..12.0 kg\nRarity: choice common|rare|epic|legendary\nDurability: percent 10..100\nEffect: text",
    table(
      "kind damage weight rarity durability effect",
      "Rusty cutlass|sword|14|2.1|common|35|\nWillow longbow|bow|38|1.2|rare|80|Arrows make no sound\nStaff of slow rain|staff|72|1.8|epic|95|Slows all enemies nearby\nWoodcutter's friend|axe|29|3.6|common|60|\nGlass saber|sword|118|1.0|legendary|12|Breaks after one mighty blow\nGatekeeper's shield|shield|6|9.5|rare|90|Blocks arrows from the front\nEmber axe|axe|84|4.2|epic|70|Burns for five seconds\nShepherd's sling staff|staff|22|1.1|common|75|",
    ),
  ),
  known(
    "item",
    "itemDrop, gem",
    "item drop/item drops",
    "loot loot_drop game_item in-game_item virtual_item equipment_drop",
    "Item: text\nPicture: image\nDropped by: text\nKind: choice armor|potion|material|key|jewel\nRarity: choice common|rare|epic|legendary\nChance: percent 1..60\nValue: number 5..3000 gold\nArea: choice forest|caves|ruins|coast",
    table(
      "droppedBy kind rarity chance value area",
      "Wolf pelt|Gray wolf|material|common|60|12|forest\nMinor healing potion|Road bandit|potion|common|35|25|forest\nSilver cave key|Stone warden|key|rare|12|300|caves\nBat-wing cloak|Cave bat queen|armor|epic|4|900|caves\nCrab shell plate|Giant crab|armor|rare|9|260|coast\nDrowned pearl|Siren of the reef|jewel|legendary|1|3000|coast\nOld king's button|Restless guard|material|common|48|8|ruins\nElixir of clear sight|Blind oracle|potion|epic|5|740|ruins",
    ),
  ),
  known(
    "item",
    "guild, shield-half",
    "guild/guilds",
    "clan alliance game_guild player_guild",
    "Name: text\nCrest: image\nMembers: number 3..50\nLevel: number 1..20\nPoints: number 120..48000\nLanguage: choice English|Spanish|German|Mandarin\nAccepts: choice anyone|by request|nobody\nMotto: text",
    table(
      "members level points language accepts motto",
      "Lantern Keepers|48|19|47200|English|by request|No one walks alone\nLos Caminantes|35|14|28100|Spanish|anyone|One more road\nSalt and Iron|50|20|48000|English|nobody|Hold the gate\nTea Before Battle|12|6|5400|English|anyone|First things first\nJade Wind|41|16|33900|Mandarin|by request|Light feet, open hands\nNachtschicht|22|9|12300|German|by request|We log in after ten\nRetired Heroes|8|4|2700|English|anyone|Slow but still here\nSparrow Company|3|1|120|English|anyone|Small and many",
    ),
  ),
  known(
    "item",
    "gameLevel, map",
    "level/levels",
    "stage_level game_map dungeon game_stage map_level",
    "Name: text\nPicture: image\nNumber: number 1..40\nWorld: choice forest|desert|city|ocean|sky\nDifficulty: choice easy|medium|hard\nPar time: number 30..480 s\nStars: rating 1..5\nGoal: text",
    table(
      "number world difficulty parTime stars goal",
      "Mossy steps|1|forest|easy|45|5|Reach the old gate\nBeehive detour|4|forest|easy|70|4|Collect ten drops of honey\nDune rail|9|desert|medium|120|3|Keep the cart on the track\nMirage market|12|desert|medium|180|4|Find the real seller\nNight trams|17|city|hard|240|2|Cross town without being seen\nRooftop garden|19|city|medium|150|1|Water every bed\nCoral lock|26|ocean|hard|300|1|Turn the five valves in order\nKite storm|33|sky|hard|420|1|Stay in the air until dawn",
    ),
  ),
  known(
    "item",
    "opponent, ghost",
    "monster/monsters",
    "enemy boss_enemy creature spirit_beast",
    "Name: text\nPicture: image\nArea: choice forest|caves|ruins|coast\nLevel: number 1..50\nHealth: number 20..5000\nAttack: number 4..180\nWeakness: choice fire|ice|light|none\nDescription: longText",
    table(
      "area level health attack weakness description",
      "Mud sprite|forest|2|40|6|ice|Throws clumps and runs\nBramble bear|forest|11|480|42|fire|Hard to see among the thorns\nCave bat queen|caves|18|1600|75|light|Calls her colony when hurt\nEcho spider|caves|14|350|58|fire|Repeats every sound to confuse\nRestless guard|ruins|20|620|66|light|Still keeps the night watch\nThe crowned statue|ruins|32|3900|140|none|Moves only when nobody looks\nGiant crab|coast|16|900|52|ice|Attacks from the side\nSiren of the reef|coast|44|5000|176|ice|Her song pulls the raft closer",
    ),
  ),
  known(
    "item",
    "gameSpell, wand-sparkles",
    "spell/spells",
    "magic_spell game_skill special_move combat_skill",
    "Name: text\nElement: choice fire|water|earth|air|light\nLevel: number 1..20\nCost: number 2..90 mana\nDamage: number 0..240\nCooldown: number 1..60 s\nTarget: choice one enemy|all enemies|self|ally\nEffect: longText",
    table(
      "element level cost damage cooldown target effect",
      "Spark|fire|1|4|12|1|one enemy|A small flame that rarely misses\nRing of embers|fire|9|38|95|14|all enemies|Burns everyone within five steps\nStill pond|water|6|22|0|20|ally|Restores health for ten seconds\nUndertow|water|13|54|130|25|all enemies|Pulls enemies off their feet\nStone skin|earth|4|16|0|30|self|Halves all damage for a while\nLandslide|earth|18|88|235|60|all enemies|Leaves rubble that blocks the way\nSecond wind|air|7|20|0|45|self|Run twice as fast\nLantern call|light|11|40|60|12|one enemy|Reveals what is hidden and hurts it",
    ),
  ),
  known(
    "item",
    "bet, dices",
    "bet/bets",
    "wager sports_bet betting_slip",
    "Match: text\nPick: text\nOdds: number 1.1..12.0\nStake: money 1..50 USD\nPossible payout: calc stake * odds USD\nPlaced on: date -12..0\nResult: choice open|won|lost|void",
    table(
      "pick odds stake placedOn result",
      "Harbor Rovers – Mill Town|Rovers win|1.9|20|@-7|won\nOakfield – Glacier Bay|Draw|3.2|10|@-7|won\nFerry Point – Tower Hill|Under three goals|2.1|15|@-6|lost\nFinal on clay|Top-seeded pair|4.5|5|@-4|lost\nChess evening|Black wins|2.8|5|@-2|void\nCapital Hoops|Hawks by ten|2.4|25|@-1|won\nMill Town – Oakfield|Mill Town win|1.7|30|@0|open\nGlacier Bay – Ferry Point|Both score|1.8|12|@0|open",
    ),
  ),
  known(
    "item",
    "trainingDrill, whistle",
    "drill/drills",
    "training_drill practice_drill warm-up",
    "Name: text\nFocus: choice passing|shooting|defense|fitness|teamwork\nPlayers: number 2..22\nMinutes: duration 5..30\nAge group: choice under 10|under 14|under 18|adults\nEquipment: tags cones|balls|bibs|hurdles|none\nIntensity: choice low|medium|high\nSteps: lines",
    table(
      "focus players minutes ageGroup equipment intensity steps",
      "Four-corner passing|passing|8|15|under 14|cones;balls|medium|Square of ten meters;Pass and follow;Change direction\nKeep it in the middle|passing|6|10|under 10|balls|low|Circle of five;One in the middle;Swap after a mistake\nTwo-touch finish|shooting|10|20|under 18|cones;balls|high|Control;Shoot;Join the other line\nMirror defense|defense|4|10|adults|cones|medium|Face your partner;Follow each step;Change roles\nShuttle run|fitness|16|12|adults|cones|high|Five, ten, fifteen meters;Rest one minute;Repeat\nThree teams, two goals|teamwork|15|25|under 18|balls;bibs|high|Winner stays;Losers rest;Five-minute games\nHurdle steps|fitness|12|10|under 14|hurdles|medium|Left foot first;Right foot first;Sideways\nBlind captain|teamwork|8|15|under 10|none|low|Close your eyes;Follow the voice;Reach the cone",
    ),
  ),
  known(
    "item",
    "racePersonalBest, timer",
    "personal best/personal bests",
    "personal_record race_time lap_time best_time",
    "Athlete: text\nDiscipline: choice 5 km|10 km|half marathon|100 m freestyle|400 m\nTime: text\nDate: date -400..-2\nPlace: location\nPrevious best: text\nRank in club: number 1..30",
    table(
      "discipline time date previousBest rankInClub",
      "Abebe Tesfaye|10 km|31:42|@-36|32:10|1\nSilje Hansen|half marathon|1:24:05|@-120|1:26:48|2\nMarek Dvořák|5 km|17:58|@-14|18:21|5\nLwazi Mthembu|400 m|52.3|@-64|53.1|3\nNoor Jansen|100 m freestyle|1:02.7|@-9|1:04.0|4\nBeatriz Lopes|10 km|44:16|@-201|45:59|14\nTariq Aziz|5 km|21:33|@-5|22:47|22\nHelga Baum|half marathon|1:58:40|@-310|2:03:12|27",
    ),
  ),
];
