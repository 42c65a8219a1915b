import './contacts.css'
import { Clock, Mail, MapPin, MessageCircle, PhoneCall } from 'lucide-react'
import { getTranslations } from 'next-intl/server'
import { CallbackLink } from '@/components/callback/callback-link'
import { PhoneLink } from '@/components/layout/phone-link'
import { StationZone } from '@/components/layout/station-zone'
import { WorkingHours } from '@/components/layout/working-hours'
import type { Settings } from '@/provider/contract/settings'
import { CopyButton } from './copy-button'
import { Messengers } from './messengers'

type Props = {
  settings: Settings
  /** Hours that the clock of the readers is behind the branch's. */
  hoursBehind: number
  /** To show a taxi driver; null on Russian pages, where the address is Russian anyway. */
  russianAddress: string | null
}

/** Phone, address, hours, mail. */
export async function OfficeCard({ settings, hoursBehind, russianAddress }: Props) {
  const [t, layout] = await Promise.all([getTranslations('contacts'), getTranslations('layout.nav')])
  const { wechat } = settings.facts.messengers
  return (
    <div className="tx">
      <PhoneLink className="num" phone={settings.main_phone} />
      <ul className="office-points">
        <li>
          <MapPin aria-hidden="true" className="ic" />
          <div>
            <b>{settings.address_in_contacts}</b>
            {russianAddress && (
              <>
                <span>{t('russianAddress')}</span>
                <span lang="ru">{russianAddress}</span>
              </>
            )}
          </div>
        </li>
        <li>
          <Clock aria-hidden="true" className="ic" />
          <div>
            <b>
              <WorkingHours note settings={settings} />
            </b>
            <span>
              <StationZone hoursBehind={hoursBehind} />
            </span>
          </div>
        </li>
        <li>
          <Mail aria-hidden="true" className="ic" />
          <div>
            <b>
              <a href={`mailto:${settings.main_email}`}>{settings.main_email}</a>
            </b>
          </div>
        </li>
        {wechat && russianAddress && (
          <li>
            <MessageCircle aria-hidden="true" className="ic" />
            <div>
              <span>{t('wechat')}</span>
              <div className="copied">
                <b>{wechat}</b>
                <CopyButton label={t('wechatCopy')} text={wechat} />
              </div>
            </div>
          </li>
        )}
        <Messengers messengers={settings.facts.messengers} />
      </ul>
      <div className="info-acts">
        <CallbackLink className="btn primary">
          <PhoneCall aria-hidden="true" className="ic" />
          {layout('callback')}
        </CallbackLink>
      </div>
    </div>
  )
}
