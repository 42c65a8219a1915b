/** A booking whose confirmation counts for no network any more. */
export const NO_CONFIRMED_NETWORK = { confirmedNetwork: null, confirmedWideNetwork: null, confirmedNetworkUntil: null }
/** A booking that ended: it is nobody's hold and counts for no network. A check of the table demands it. */
export const NO_NETWORK = { holdNetwork: null, holdVisitor: null, ...NO_CONFIRMED_NETWORK }
