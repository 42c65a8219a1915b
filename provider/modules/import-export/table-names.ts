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

/** A row of the file by its number, the head being 1; `column` as the file has it. */
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
