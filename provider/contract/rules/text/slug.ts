/** Name of a model in an address. */
export const SLUG = /^[a-z0-9-]{1,80}$/
