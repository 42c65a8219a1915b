import { useLocale } from 'next-intl'
import { plateAddress, splitPlate } from '@/provider/contract/rules/cars/plate'
import styles from './plate.module.css'

/** A number plate. Its letters look the same in both scripts: readers of others than Russian get the Latin ones. */
export function Plate({ gosnomer }: { gosnomer: string }) {
  const plate = splitPlate(useLocale() === 'ru' ? gosnomer : plateAddress(gosnomer).toUpperCase())
  if (!plate) return null
  return (
    <span className={styles.plate}>
      <span>{plate.number}</span>
      <em>{plate.region}</em>
    </span>
  )
}
