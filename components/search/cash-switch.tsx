import { useTranslations } from 'next-intl'
import { RowCheckbox } from '@/components/ui/checkbox/row-checkbox'
import { CASH } from '@/provider/contract/rules/cars/car-filters'

/** "No Russian bank card?": a filter of the list, and the sum in cash from there on. */
export function CashSwitch({ isOn }: { isOn: boolean }) {
  const t = useTranslations('search')
  return (
    <RowCheckbox defaultChecked={isOn} name="cash" value={CASH}>
      {t('cash')}
    </RowCheckbox>
  )
}
