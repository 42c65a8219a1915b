import examplesJson from './openapi-examples.json'

type Content = Record<string, { example?: unknown }>
type Operation = {
  operationId?: string
  parameters?: { name: string; example?: unknown }[]
  requestBody?: { content: Content }
  responses?: Record<string, { content?: Content }>
}

type Example = { query?: Record<string, unknown>; request?: unknown; response: unknown }

const { searchCars, quoteRental, holdCar, updateBooking, cancelBooking } = examplesJson
const { booking } = holdCar.response.data
const responseWith = (changes: object) => ({ status: 'success', data: { ...booking, ...changes } })

/** One rental from the search to its cancellation, by the operations' ids. */
const EXAMPLES = new Map<string, Example>(
  Object.entries({
    searchCars,
    quoteRental,
    holdCar,
    updateBooking: { request: updateBooking.request, response: responseWith(updateBooking.changes) },
    cancelBooking: { request: cancelBooking.request, response: responseWith(cancelBooking.changes) },
  }),
)

/** Adds the examples to the document's operations in place. @param paths of an OpenAPI document */
export function addExamples(paths: object): void {
  const operations: Operation[] = Object.values(paths).flatMap((methods) => Object.values(methods))
  for (const { operationId = '', parameters = [], requestBody, responses = {} } of operations) {
    const example = EXAMPLES.get(operationId)
    if (!example) continue
    for (const parameter of parameters) {
      const value = example.query?.[parameter.name]
      if (value !== undefined) parameter.example = value
    }
    if (example.request) setExample(requestBody?.content, example.request)
    setExample((responses[200] ?? responses[201])?.content, example.response)
  }
}

function setExample(content: Content | undefined, example: unknown): void {
  for (const media of Object.values(content ?? {})) media.example = example
}
