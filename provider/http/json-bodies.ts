import { isJsonType, isTooDeep, JSON_MAX_DEPTH } from '@/provider/contract/rules/bodies/json-bodies'
import { FailureError } from '@/provider/failure-error'
import type { ProviderServer } from './server'

/** The body of an upload is no JSON; its routes read it themselves. */
const UPLOAD_TYPE = 'application/octet-stream'

/** Reads bodies of one type alone, in a spelling that every reader understands alike, and no deeper than they can be. */
export function readJsonBodies(app: ProviderServer): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser(['application/json', 'text/plain'])
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    parse(request, body, (error, json) => {
      if (!error && isTooDeep(json))
        done(new FailureError('invalid_request', `Deeper than ${JSON_MAX_DEPTH} levels.`), undefined)
      else done(error, json)
    })
  })
  app.addHook('preParsing', async (request) => {
    const type = request.headers['content-type']
    if (type === undefined || request.is404 || isJsonType(type) || type === UPLOAD_TYPE) return
    throw new FailureError('unsupported_media_type', 'The body is no JSON.')
  })
}
