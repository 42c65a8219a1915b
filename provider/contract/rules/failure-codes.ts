/** Every reason a call may be refused, with its HTTP status. Closed: a new reason is a contract change. No zod here. */
export const STATUS_OF = {
  invalid_request: 400,
  invalid_dates: 400,
  pickup_in_past: 400,
  pickup_too_soon: 400,
  pickup_too_far: 400,
  dropoff_before_pickup: 400,
  rental_too_long: 400,
  unknown_class: 400,
  unknown_place: 400,
  quote_invalid: 400,
  consent_required: 400,
  option_not_offered: 400,
  extra_drivers_missing: 400,
  idempotency_key_missing: 400,
  unauthenticated: 401,
  credentials_not_found: 401,
  forbidden: 403,
  step_up_required: 403,
  not_found: 404,
  conflict: 409,
  car_taken: 409,
  car_not_for_hire: 409,
  price_changed: 409,
  extra_sold_out: 409,
  refund_changed: 409,
  change_too_late: 409,
  renewals_used_up: 409,
  promo_used_up: 409,
  promo_client_limit: 409,
  offer_refused: 409,
  miles_limit: 409,
  already_registered: 409,
  deletion_refused: 409,
  hold_expired: 410,
  body_too_large: 413,
  unsupported_media_type: 415,
  idempotency_key_reused: 422,
  code_wrong: 422,
  password_too_common: 422,
  password_wrong: 422,
  driver_too_old: 422,
  driver_too_young: 422,
  experience_too_short: 422,
  too_many_requests: 429,
  internal: 500,
  unavailable: 503,
} as const

export type FailureCode = keyof typeof STATUS_OF

export const FAILURE_CODES = Object.keys(STATUS_OF) as FailureCode[]

export function isFailureCode(value: unknown): value is FailureCode {
  return FAILURE_CODES.some((code) => code === value)
}
