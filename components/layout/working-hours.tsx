import { getMessages, getTranslations } from 'next-intl/server'
import type { Settings } from '@/provider/contract/settings'

/** `time` of the settings is a message key (specification §3); hours that have no text yet show nothing. */
export async function WorkingHours({ settings, note }: { settings: Settings; note?: boolean }) {
  const t = await getTranslations('layout')
  const hours = await findHours(settings)
  if (hours === null) return null
  return <span>{note && settings.timeNote ? t('hoursWithNote', { hours, note: settings.timeNote }) : hours}</span>
}

/** The hours as a text, or null. */
export async function findHours({ time }: Settings): Promise<string | null> {
  const messages = await getMessages()
  return new Map(Object.entries(messages.layout.hours)).get(time) ?? null
}
