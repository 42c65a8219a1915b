import { useLocale, useTranslations } from 'next-intl'
import { CallbackLink } from '@/components/callback/callback-link'
import { MapLinks } from '@/components/content/map-links'
import { PhoneLink } from '@/components/layout/phone-link'
import { WorkingHours } from '@/components/layout/working-hours'
import { Icon } from '@/components/ui/icon/icon'
import { coordinatesText } from '@/lib/contacts/map-addresses'
import { sentenceGap } from '@/lib/i18n/sentence-gap'
import type { Office } from '@/provider/contract/content'
import type { Settings } from '@/provider/contract/settings'

type Props = { office: Pick<Office, 'lat' | 'lng'>; settings: Settings; russianAddress: string | null }

/** Address, hours, phone and e-mail of the branch, and the way there. */
export function OfficeFacts({ office, settings, russianAddress }: Props) {
  const t = useTranslations('office')
  const gap = sentenceGap(useLocale())
  return (
    <div className="panel stack">
      <PhoneLink className="big-phone num" phone={settings.main_phone} />
      <dl className="office-list">
        <div>
          <dt>
            <Icon of="map-pin" />
            {t('address')}
          </dt>
          <dd>
            {settings.address_in_contacts}
            {russianAddress !== null && (
              <p className="small taxi">
                {t('forTaxi')}
                {gap}
                <b lang="ru" translate="no">
                  {russianAddress}
                </b>
              </p>
            )}
          </dd>
        </div>
        <div>
          <dt>
            <Icon of="clock" />
            {t('hours')}
          </dt>
          <dd>
            <WorkingHours note settings={settings} />
          </dd>
        </div>
        <div>
          <dt>
            <Icon of="mail" />
            {t('email')}
          </dt>
          <dd>
            <a className="link" href={`mailto:${settings.main_email}`}>
              {settings.main_email}
            </a>
          </dd>
        </div>
      </dl>
      <MapLinks lat={office.lat} lng={office.lng} />
      <p className="small muted">
        {t('coordinates')}
        {gap}
        <span className="num" translate="no">
          {coordinatesText({ latitude: office.lat, longitude: office.lng })}
        </span>
      </p>
      <CallbackLink className="btn primary">
        <Icon of="phone-call" />
        {t('callback')}
      </CallbackLink>
    </div>
  )
}
