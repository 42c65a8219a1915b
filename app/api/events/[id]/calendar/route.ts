import { type NextRequest, NextResponse } from 'next/server'
import { getTranslations } from 'next-intl/server'
import { findEvent } from '@/lib/api/content'
import { DoorError } from '@/lib/api/doors/door-error'
import { answerFailure } from '@/lib/api/doors/failure-response'
import { limitAttempts } from '@/lib/api/doors/limit'
import { requireSettings } from '@/lib/api/settings'
import { serverEnv } from '@/lib/config/server-env'
import { eventCalendar } from '@/lib/events/event-calendar'
import { eventTime } from '@/lib/events/event-time'
import { PREFIX_OF } from '@/lib/i18n/routing'
import { LANGUAGES } from '@/provider/contract/rules/text/languages'

/** An event as a file for somebody's calendar, in the language that the link names. */
export async function GET(request: NextRequest, { params }: RouteContext<'/api/events/[id]/calendar'>) {
  try {
    await limitAttempts('takeCalendar', request)
    const named = request.nextUrl.searchParams.get('language')
    const language = LANGUAGES.find((one) => one === named) ?? 'ru'
    const event = await findEvent((await params).id, language)
    const time = event && eventTime(event)
    if (!event || !time) throw new DoorError('not_found')
    const [{ brand, address, main_email: email }, t] = await Promise.all([
      requireSettings(language),
      getTranslations({ locale: language, namespace: 'events.calendar' }),
    ])
    const url = new URL(`${PREFIX_OF[language]}/about/events/${event.id}/`, serverEnv().SITE_URL).href
    const texts = { local: (when: string) => t('local', { when }) }
    const branch = { brand, email, address }
    return new NextResponse(eventCalendar({ event, time, language, ...branch, url, now: new Date(), texts }), {
      headers: {
        'cache-control': 'private, no-store',
        'content-disposition': `attachment; filename="event-${event.id}.ics"`,
        'content-type': 'text/calendar; charset=utf-8',
      },
    })
  } catch (error) {
    return answerFailure(error, request)
  }
}
