// The least that an answer can cost: node:http and one buffer. PORT and FILE come by the environment.
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'

const body = readFileSync(process.env.FILE ?? '')
const headers = {
  'content-type': 'text/html; charset=utf-8',
  'content-encoding': 'gzip',
  'content-length': body.length,
}
createServer((_request, response) => {
  response.writeHead(200, headers).end(body)
}).listen(Number(process.env.PORT), '127.0.0.1')
