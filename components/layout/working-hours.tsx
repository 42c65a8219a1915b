import { getMessages, getTranslations } from 'next-intl/server'
import type { Settings } from '@/provider/contract/settings'

/** `time` of the settings is a message key (specification §3); hours that have no text yet show nothing. */
export async function WorkingHours({ settings, note }: { settings: Settings; note?: boolean }) {
  const [t, messages] = await Promise.all([getTranslations('layout'), getMessages()])
  const hours = new Map(Object.entries(messages.layout.hours)).get(settings.time)
  if (hours === undefined) return null
  return <span>{note && settings.timeNote ? t('hoursWithNote', { hours, note: settings.timeNote }) : hours}</span>
}
