import { z } from 'zod'
import type { Option } from '@/provider/cli/command'
import { plateText } from '@/provider/rules/cars/plate-text'

/** A plate may be typed in either script and case, with spaces or without. */
export const Plate = z.string().trim().min(1).max(20).transform(plateText)
export const PLATE: Option = {
  value: { ru: 'ГОСНОМЕР', en: 'PLATE' },
  about: { ru: 'госномер машины, можно латиницей', en: 'plate of the car, in either script' },
  isRequired: true,
}
