import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { LevelTable } from '@/components/support/level-table'
import { SupportPage } from '@/components/support/support-page'
import { Button } from '@/components/ui/button/button'
import { Card } from '@/components/ui/card/card'
import { CardGrid } from '@/components/ui/card/card-grid'
import { Icon } from '@/components/ui/icon/icon'
import { InfoBlock } from '@/components/ui/panel/info-block'
import { Stack } from '@/components/ui/stack/stack'
import { Text } from '@/components/ui/text/text'
import { requireSettings } from '@/lib/api/settings'
import { formatRoubles } from '@/lib/format/money'
import { SITE_LINKS } from '@/lib/routing/site-links'
import { pageMetadata } from '@/lib/seo/page-metadata'

export async function generateMetadata(): Promise<Metadata> {
  const locale = await getLocale()
  const [{ brand }, t] = await Promise.all([requireSettings(locale), getTranslations('support.loyalty')])
  return pageMetadata({
    locale,
    path: '/support/loyalty/',
    title: t('metaTitle', { brand }),
    description: t('metaDescription'),
  })
}

export default async function LoyaltyHelpPage() {
  const locale = await getLocale()
  const [{ facts }, t] = await Promise.all([requireSettings(locale), getTranslations('support.loyalty')])
  const { levels, mileKop, maxSharePercent, windowMonths, expiryMonths } = facts.loyalty
  const earning = levels.filter(({ earnPercent }) => earnPercent > 0)
  const percents = earning.map(({ earnPercent }) => earnPercent)
  const how = [
    { icon: 'coins', key: 'earn', values: { from: Math.min(...percents), to: Math.max(...percents) } },
    { icon: 'gift', key: 'spend', values: { mile: formatRoubles(mileKop, locale), share: maxSharePercent } },
    { icon: 'hourglass', key: 'keep', values: { months: expiryMonths } },
  ] as const
  return (
    <SupportPage lead={t('lead')} page="loyalty" title={t('title')}>
      <Stack gap={36}>
        {earning.length > 0 && (
          <CardGrid>
            {how.map(({ icon, key, values }) => (
              <Card key={key}>
                <Icon of={icon} size="l" />
                <Text as="b" weight="semi">
                  {t(key)}
                </Text>
                <Text as="span" size="s" tone="muted">
                  {t(`${key}Text`, values)}
                </Text>
              </Card>
            ))}
          </CardGrid>
        )}
        <InfoBlock heading={t('levels.title')} isPanel>
          <p>{t('levels.lead', { months: windowMonths })}</p>
          <LevelTable levels={earning} />
        </InfoBlock>
        <InfoBlock
          actions={
            <>
              <Button href="/account/registration/">{t('start.link')}</Button>
              <Button href={SITE_LINKS.account} variant="line">
                {t('start.signIn')}
              </Button>
            </>
          }
          heading={t('start.title')}
        >
          <p>{t('start.text')}</p>
        </InfoBlock>
      </Stack>
    </SupportPage>
  )
}
