import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button/button'
import { Icon } from '@/components/ui/icon/icon'
import { StepLink } from './step-link'

type Props = {
  slug: string
  /** Of a booking on hold; without one, to the dates of the address as it is now. */
  href?: string | undefined
  /** Over the car's night stage. */
  isOnStage?: boolean
}

/** The pencil: to other dates and places. */
export function EditTrip({ slug, href, isOnStage = false }: Props) {
  const t = useTranslations('bookings.trip')
  const look = {
    'aria-label': t('edit'),
    isIconOnly: true,
    size: 'touch',
    variant: isOnStage ? 'glass' : 'soft',
  } as const
  const icon = <Icon of="pencil" size="s" />
  if (href !== undefined)
    return (
      <Button {...look} href={href}>
        {icon}
      </Button>
    )
  return (
    <Button {...look} as={StepLink} slug={slug} step="dates">
      {icon}
    </Button>
  )
}
