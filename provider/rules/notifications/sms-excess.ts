/** Why an SMS is not sent: a limit of the budget of all SMS, or of codes alone. */
export const SMS_EXCESSES = ['phone', 'network', 'prefix', 'day', 'codes_day', 'codes_prefix', 'codes_unused'] as const

export type SmsExcess = (typeof SMS_EXCESSES)[number]
