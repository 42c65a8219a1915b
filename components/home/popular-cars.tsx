import { useTranslations } from 'next-intl'
import { CarCard } from '@/components/cars/card/car-card'
import { CardGrid } from '@/components/ui/card/card-grid'
import { Section } from '@/components/ui/section/section'
import { TextLink } from '@/components/ui/text-link/text-link'
import type { Car } from '@/lib/cars/car'
import { SITE_LINKS } from '@/lib/routing/site-links'

export function PopularCars({ cars }: { cars: Car[] }) {
  const t = useTranslations('home')
  if (cars.length === 0) return null
  return (
    <Section beside={<TextLink href={SITE_LINKS.rent}>{t('allCars')}</TextLink>} heading={t('popular')}>
      <CardGrid as="div" isRail min="l">
        {cars.map((car) => (
          <CarCard car={car} key={car.slug} />
        ))}
      </CardGrid>
    </Section>
  )
}
