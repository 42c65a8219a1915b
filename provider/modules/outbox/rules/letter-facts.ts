import { phoneText } from '@/provider/rules/content/placeholder-values'
import { type Language, textIn } from '@/provider/rules/i18n/language'
import type { LetterFacts } from '@/provider/rules/notifications/messages'
import { mapHref } from '@/provider/rules/places/map-href'
import type { BranchSettings } from '@/provider/rules/settings/station-settings'
import { phoneHref } from '@/provider/rules/text/phone-href'
import { voucherLabel } from '@/provider/rules/vouchers/voucher-texts'

/** Returns what every message may say of the branch, and what stands below its letters. */
export function letterFacts(data: BranchSettings, language: Language): LetterFacts {
  const { wechat, wechatCode } = data.messengers
  return {
    brand: data.brand,
    phone: phoneText(data.main_phone),
    tel: phoneHref(data.main_phone),
    hours: textIn(data.hours, language),
    address: textIn(data.address, language),
    wechat:
      language === 'zh-CN' && wechat !== ''
        ? { label: voucherLabel('wechat', language), name: wechat, code: wechatCode || wechat }
        : null,
    map: { href: mapHref(data.map_lat, data.map_lng), text: voucherLabel('showMap', language), note: '' },
  }
}
