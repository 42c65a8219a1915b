/** Inside, money is integer kopecks; the specification's own fields and every printed line are whole roubles. */
export const KOPECKS_PER_ROUBLE = 100
