/** What a browser brought along to a login: the value of its cookie, the device token of an earlier one. */
export type Brought = { session: string | null; deviceToken: string | null }
