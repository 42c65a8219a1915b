import { getTranslations } from 'next-intl/server'
import { findEvent } from '@/lib/api/content'
import { defineDoor } from '@/lib/api/doors/define-door'
import { DoorError } from '@/lib/api/doors/door-error'
import { requireSettings } from '@/lib/api/settings'
import { serverEnv } from '@/lib/config/server-env'
import { eventCalendar } from '@/lib/events/event-calendar'
import { eventTime } from '@/lib/events/event-time'
import { PREFIX_OF } from '@/lib/i18n/routing'
import { LANGUAGES } from '@/provider/contract/rules/text/languages'

/** An event as a file for somebody's calendar, in the language that the link names. */
export const GET = defineDoor(
  { limit: 'readCalendar', session: 'none', origin: 'link', param: 'id', response: 'file' },
  async ({ id, request }) => {
    const named = request.nextUrl.searchParams.get('language')
    const language = LANGUAGES.find((one) => one === named) ?? 'ru'
    const event = await findEvent(id, language)
    const time = event && eventTime(event)
    if (!event || !time) throw new DoorError('not_found')
    const [{ brand, address, main_email: email }, t] = await Promise.all([
      requireSettings(language),
      getTranslations({ locale: language, namespace: 'events.calendar' }),
    ])
    const url = new URL(`${PREFIX_OF[language]}/about/events/${event.id}/`, serverEnv().SITE_URL).href
    const texts = { local: (when: string) => t('local', { when }) }
    const branch = { brand, email, address }
    return {
      content: eventCalendar({ event, time, language, ...branch, url, now: new Date(), texts }),
      type: 'text/calendar; charset=utf-8',
      disposition: `attachment; filename="event-${event.id}.ics"`,
    }
  },
)
