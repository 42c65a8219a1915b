import { isIP } from 'node:net'
import { z } from 'zod'
import { answersCreated, LanguageHeader, succeed } from '@/provider/answers'
import { CallbackAnswer, CallbackRequest, CONSENTS_HEADER } from '@/provider/contract/callback'
import type { ProviderServer } from '@/provider/provider-server'
import { languageOf } from '@/provider/rules/language'
import type { CallbackService } from './service'

/** Enough for any counter's cookie; what is longer is not worth losing a call for. */
const TRACKING_MAX = 500

const Text = z.string().optional()
const Headers = LanguageHeader.extend({
  'x-client-ip': Text,
  [CONSENTS_HEADER]: Text,
  'x-sp-id': Text,
  'x-ubtcid': Text,
  'x-ym-uid': Text,
  'x-referer': Text,
})

export function callbackRoutes(app: ProviderServer, callback: CallbackService): void {
  const schema = {
    tags: ['callback'],
    body: CallbackRequest,
    headers: Headers,
    response: answersCreated(CallbackAnswer),
  }
  app.post('/sun/v2/callback', { schema }, async ({ body, headers }, reply) => {
    const address = headers['x-client-ip'] ?? ''
    await callback.receive(body, {
      language: languageOf(headers['accept-language']),
      ip: isIP(address) ? address : null,
      consents: headers[CONSENTS_HEADER] ?? '',
      tracking: {
        spId: sent(headers['x-sp-id']),
        ubtcid: sent(headers['x-ubtcid']),
        ymUid: sent(headers['x-ym-uid']),
        referer: sent(headers['x-referer']),
      },
    })
    return reply.code(201).send(succeed({ received: true as const }))
  })
}

function sent(value: string | undefined): string | null {
  return value ? value.slice(0, TRACKING_MAX) : null
}
