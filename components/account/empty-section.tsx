import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button/button'
import { EmptyPanel } from './empty-panel'

type Props = {
  section: 'history' | 'offers' | 'charge' | 'spend' | 'drivers' | 'fines' | 'damages'
  /** Where to go from here. */
  action: { href: string; name: string }
  picture: 'empty-clear' | 'empty-trips'
}

/** In the place of rows that are not there: why, and what to do. */
export function EmptySection({ section, action, picture }: Props) {
  const t = useTranslations('account.empty')
  return (
    <EmptyPanel picture={picture} text={t(`${section}.text`)} title={t(`${section}.title`)}>
      <Button href={action.href} variant="soft">
        {action.name}
      </Button>
    </EmptyPanel>
  )
}
