import './contacts.css'
import { getTranslations } from 'next-intl/server'
import { CallbackLink } from '@/components/callback/callback-link'
import { PhoneLink } from '@/components/layout/phone-link'
import { StationZone } from '@/components/layout/station-zone'
import { WorkingHours } from '@/components/layout/working-hours'
import { Icon } from '@/components/ui/icon/icon'
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
          <Icon of="map-pin" />
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
          <Icon of="clock" />
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
          <Icon of="mail" />
          <div>
            <b>
              <a href={`mailto:${settings.main_email}`}>{settings.main_email}</a>
            </b>
          </div>
        </li>
        {wechat && russianAddress && (
          <li>
            <Icon of="message-circle" />
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
          <Icon of="phone-call" />
          {layout('callback')}
        </CallbackLink>
      </div>
    </div>
  )
}
