/** A link for the owner of a phone: the number of a booking, and half of a signature. */
export const OWNER_TOKEN = /^\d{7}\.[\w-]{22}$/
