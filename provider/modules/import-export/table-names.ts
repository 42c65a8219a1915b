import type { CellError } from './fields'

/** Why a row as a whole cannot be imported. */
export type RowCause =
  | 'twice'
  | 'no_model'
  | 'no_client'
  | 'no_car'
  | 'no_booking'
  | 'no_rental'
  | 'no_group'
  | 'no_promo'
  | 'no_place'
  | 'no_class'
  | 'look_alike'
  | 'plate'
  | 'paragraphs'
  | 'pair'
  | 'order'
  | 'elsewhere'
  | 'no_row'
  | 'paid'
  | 'decided'
  | 'wording'

/** An error in a row of the file; the head is row 1. `column`: its header in the file. */
export type RowError = { row: number; column: string | null } & (CellError | { cause: RowCause; expected: string })

export const SUBJECT_NAMES = [
  'fleet',
  'prices',
  'seasons',
  'clients',
  'fines',
  'damages',
  'promo',
  'news',
  'events',
  'sections',
  'faq',
  'discounts',
  'partners',
  'chauffeurs',
  'offices',
] as const
export type SubjectName = (typeof SUBJECT_NAMES)[number]
