import type { TransferKind } from '@/provider/contract/rules/transfers/transfer-order'
import type { Texts } from '@/provider/rules/i18n/language'

/** Kinds of a trip with a driver; the site's `transfers` messages say the same. */
export const TRIP_NAMES: Record<TransferKind, Texts> = {
  transfer: { ru: 'Трансфер', en: 'Transfer', 'zh-CN': '接送' },
  hour: { ru: 'По часам', en: 'By the hour', 'zh-CN': '按小时' },
  day: { ru: 'На день', en: 'For a day', 'zh-CN': '包天' },
  excursion: { ru: 'Экскурсия', en: 'Excursion', 'zh-CN': '一日游' },
}
