/** How long a browser keeps what was typed into the booking form. */
export const DRAFT_HOURS = 24
