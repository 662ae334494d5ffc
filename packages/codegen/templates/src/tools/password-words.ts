/** Short common words that are easy to type and hard to mistake for each other. */
export const PASSWORD_WORDS: readonly string[] = `
acorn actor album alley amber angle ankle apple apron arch arrow aspen attic aunt badge bagel baker bamboo banjo barn basil basin
basket beach beacon beard bench berry birch bison blanket blaze bloom board boat bonus book boot bottle branch brass bread brick
bridge brook broom brush bubble bucket bugle butter button cabin cable cactus camel camera candle canoe canyon carpet carrot castle
cedar cello chalk cherry chess chin circus clay cliff clock cloud clover coast cobra cocoa comet copper coral cotton couch crane
crater cricket crown cube curtain dairy daisy dance dawn desert diver dolphin domino donkey dragon drum dune eagle earth echo elbow
ember engine falcon farm feather fern fiddle field finch flag flame flute foam forest fossil fox frost fruit galaxy garden garlic
gecko ginger glacier globe glove goose grape gravel guitar hammer harbor harp hazel hedge helmet heron hill honey hood horse hotel
icicle igloo indigo ink iris island ivory ivy jacket jaguar jelly jigsaw judge juice jungle kayak kettle kite kitten koala ladder
lagoon lake lamp lantern laurel lava leaf lemon lilac lily linen lion lizard lobster lotus magnet mango maple marble market meadow
melon meteor mint mirror mitten moose moss moth motor mountain muffin museum napkin nectar needle nest nickel noodle north nutmeg
oak oasis oat ocean olive onion opal orbit orchid otter owl oxygen oyster paddle paint palace panda paper parrot pasta peach pearl
pebble pencil pepper piano pickle pigeon pillow pilot pine planet plaza plum pocket polar pond poppy potato prism puppet puzzle
quartz quilt rabbit radar radio raft rain raven ribbon river robin rocket roof rope rose ruby saddle sailor salmon sand satin
sauce scarf school shadow shell shovel silk silver sketch sled slope smoke snow socket spark spice spider spoon spring squid stamp
star stone storm stove straw sugar summer sunset swan table tango teapot temple thunder ticket tiger timber toast tomato torch
tower train tulip tunnel turtle umbrella urban valley vanilla velvet village violin wagon walnut water whale wheat willow window
winter wizard wolf wool yarn yogurt zebra zipper
`
  .trim()
  .split(/\s+/);
