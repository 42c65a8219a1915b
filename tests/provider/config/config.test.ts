import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { DEMO_SECRET_PREFIX, readSiteEnv } from '@/lib/config/site-env'
import { readConfig } from '@/provider/config/config'
import { isFromGateway } from '@/provider/gateway/notification-source'
import { createSmtp } from '@/provider/modules/outbox/smtp'
import { demoSecrets } from '@/scripts/secrets.mjs'

const DEMO = {
  DATABASE_URL: 'postgresql://sun@/sun',
  PROVIDER_TOKEN: 'token-1234',
  BOOKING_SECRET: 'secret-1234',
  FILES_MASTER_KEY: 'master-1234',
}
const STRONG = {
  PROVIDER_TOKEN: 'fKq29vLx0Zt7Wm3RbYc8HsJd5GpNaEu1',
  BOOKING_SECRET: 'Qw8eRt6yUi4oPa2sDf0gHj9kLz7xCv5b',
  FILES_MASTER_KEY: 'Zx1cVb3nMq5wEr7tYu9iOp2aSd4fGh6j',
}

const GATEWAYS = {
  SMTP_URL: 'smtps://user:password@mail.example',
  MAIL_FROM: 'SUN rent <rent@example.com>',
  SMS_URL: 'https://sms.example/send',
  SMS_TOKEN: 'token-of-sms',
  YOOKASSA_SECRET_KEY: 'live_canary',
  SITE_URL: 'https://rent.example',
}
const SITE = { SITE_URL: 'https://rent.example/' }
const WEBHOOK = { BRANCH_WEBHOOK_URL: 'https://branch.example/hook', BRANCH_WEBHOOK_SECRET: 'secret-of-hook' }

describe('readConfig', () => {
  it('needs four variables and has defaults for the rest', () => {
    expect(readConfig({ ...DEMO, PROVIDER_PORT: '' })).toMatchObject({
      port: 3100,
      host: '127.0.0.1',
      mode: 'demo',
      station: 'vldk',
      databasePool: 10,
      logLevel: 'info',
    })
  })

  it('takes a bucket only as a whole, and in live mode only over https', () => {
    const bucket = {
      ...{ S3_ENDPOINT: 'https://s3.example/', S3_REGION: 'ru-central1', S3_BUCKET: 'sun-files' },
      ...{ S3_ACCESS_KEY: 'key', S3_SECRET_KEY: 'CANARY', S3_PREFIX: 'vldk' },
    }
    expect(readConfig(DEMO).files).toMatchObject({ store: 'folder', s3: null })
    expect(readConfig({ ...DEMO, ...bucket, FILE_STORE: 's3' }).files).toMatchObject({
      store: 's3',
      s3: { endpoint: 'https://s3.example', bucket: 'sun-files', prefix: 'vldk/' },
    })
    expect(readConfig({ ...DEMO, ...bucket }).files).toMatchObject({ store: 'folder', s3: { region: 'ru-central1' } })
    for (const name of ['S3_ENDPOINT', 'S3_REGION', 'S3_BUCKET', 'S3_ACCESS_KEY', 'S3_SECRET_KEY']) {
      expect(messageOf({ ...DEMO, ...bucket, [name]: '' }), name).toContain(`${name}  is missing`)
      expect(messageOf({ ...DEMO, FILE_STORE: 's3' })).toMatch(
        new RegExp(`${name} +is missing.*FILE_STORE=s3 needs them`),
      )
    }
    expect(messageOf({ ...DEMO, FILE_STORE: 'S3' })).toContain('must be folder or s3')
    for (const address of ['s3.example', 'https://s3.example/path', 'https://key:secret@s3.example'])
      expect(messageOf({ ...DEMO, ...bucket, S3_ENDPOINT: address })).toContain('S3_ENDPOINT  must be https://host')
    const open = { ...bucket, S3_ENDPOINT: 'http://s3.example' }
    expect(messageOf({ ...DEMO, ...open, SUN_MODE: 'live' })).toMatch(/S3_ENDPOINT +live mode needs https:/)
    expect(messageOf({ ...DEMO, ...open, S3_ENDPOINT: 'http://127.0.0.1:9000', SUN_MODE: 'live' })).not.toContain('S3_')
    expect(messageOf({ ...DEMO, ...bucket, S3_BUCKET: 'Bad Name' })).not.toContain('CANARY')
  })

  it('names everything that is wrong or missing at once, one line each, and no value', () => {
    const wrong = { PROVIDER_PORT: '70000', SUN_MODE: 'live', LOG_LEVEL: 'loud', PROVIDER_TOKEN: 'weak-token' }
    const lines = messageOf(wrong).split('\n').slice(1)
    expect(lines.map((line) => line.trim().split(/\s+/)[0]).sort()).toEqual([
      'BOOKING_SECRET',
      'DATABASE_URL',
      'FILES_MASTER_KEY',
      'LOG_LEVEL',
      'MAIL_FROM',
      'PROVIDER_PORT',
      'PROVIDER_TOKEN',
      'SITE_URL',
      'SMS_TOKEN',
      'SMS_URL',
      'SMTP_URL',
      'YOOKASSA_SECRET_KEY',
    ])
    expect(messageOf(wrong)).not.toContain('weak-token')
  })

  it.each([
    ['short', { ...STRONG, BOOKING_SECRET: 'a'.repeat(31) }],
    ['long but monotonous', { ...STRONG, BOOKING_SECRET: 'ab'.repeat(20) }],
    ['of a demo', { ...STRONG, BOOKING_SECRET: `demo-${STRONG.BOOKING_SECRET}` }],
    ['one for two purposes', { ...STRONG, BOOKING_SECRET: STRONG.PROVIDER_TOKEN }],
  ])('refuses in live mode a secret that is %s', (_, secrets) => {
    expect(messageOf({ ...DEMO, ...secrets, SUN_MODE: 'live' })).toContain('BOOKING_SECRET')
    expect(() => readConfig({ ...DEMO, ...secrets })).not.toThrow()
  })

  it.each([0, 1, 2])('rejects in live mode what the launcher made for a demo, as the site does: secret %i', (index) => {
    const folder = mkdtempSync(join(tmpdir(), 'sun-secrets-'))
    const secret = Object.values(demoSecrets(folder))[index] ?? ''
    rmSync(folder, { recursive: true })
    expect(secret).toMatch(new RegExp(`^${DEMO_SECRET_PREFIX}.{32}`))
    expect(messageOf({ ...DEMO, ...STRONG, SUN_MODE: 'live', BOOKING_SECRET: secret })).toContain('BOOKING_SECRET')
    const site = { SUN_MODE: 'live', SITE_URL: 'https://rent.example', PROVIDER_TOKEN: secret }
    expect(() => readSiteEnv(site)).toThrow('PROVIDER_TOKEN')
  })

  it('takes a new master key for files together with the old one, and rejects a weak one among them', () => {
    const rotated = `${STRONG.FILES_MASTER_KEY},Pl0okM9ijN8uhB7ygV6tfC5rdX4esZ3w`
    const live = { ...DEMO, ...STRONG, ...GATEWAYS, ...SITE, SUN_MODE: 'live' }
    expect(readConfig({ ...live, FILES_MASTER_KEY: rotated }).files).toEqual({
      folder: '.data/files',
      store: 'folder',
      s3: null,
      secrets: rotated.split(','),
      scannerSocket: null,
    })
    for (const wrong of [`${STRONG.FILES_MASTER_KEY},short-one`, STRONG.BOOKING_SECRET, `${rotated},`])
      expect(messageOf({ ...live, FILES_MASTER_KEY: wrong })).toContain('FILES_MASTER_KEY')
  })

  it('starts live with strong secrets and gateways', () => {
    expect(readConfig({ ...DEMO, ...STRONG, ...GATEWAYS, ...SITE, SUN_MODE: 'live' })).toMatchObject({
      mode: 'live',
      delivery: {
        smtp: { url: GATEWAYS.SMTP_URL, from: GATEWAYS.MAIL_FROM },
        sms: { url: GATEWAYS.SMS_URL, token: GATEWAYS.SMS_TOKEN },
      },
    })
    expect(readConfig(DEMO).delivery).toEqual({ smtp: null, sms: null, webhook: null })
  })

  it.each(Object.keys(WEBHOOK))('takes a webhook or none in any mode, and no half of one: without %s', (name) => {
    const live = { ...DEMO, ...STRONG, ...GATEWAYS, ...SITE, SUN_MODE: 'live' }
    expect(readConfig(live).delivery.webhook).toBeNull()
    for (const env of [DEMO, live]) {
      expect(readConfig({ ...env, ...WEBHOOK }).delivery.webhook).toEqual({
        url: WEBHOOK.BRANCH_WEBHOOK_URL,
        secret: WEBHOOK.BRANCH_WEBHOOK_SECRET,
      })
      expect(messageOf({ ...env, ...WEBHOOK, [name]: '' })).toContain(`${name} `)
    }
  })

  it('allows only https for the site in live mode: letters carry the key of a booking', () => {
    const live = { ...DEMO, ...STRONG, ...GATEWAYS, SUN_MODE: 'live' }
    expect(readConfig({ ...live, ...SITE }).siteUrl).toBe('https://rent.example')
    for (const open of ['', 'http://rent.example'])
      expect(messageOf({ ...live, SITE_URL: open })).toContain('SITE_URL ')
    expect(readConfig(DEMO).siteUrl).toBe('http://localhost:3000')
    expect(readConfig({ ...DEMO, PORT: '3001' }).siteUrl).toBe('http://localhost:3001')
  })

  it.each(Object.keys(GATEWAYS))('needs all ways of delivery in live mode: without %s', (name) => {
    expect(messageOf({ ...DEMO, ...STRONG, ...GATEWAYS, ...SITE, SUN_MODE: 'live', [name]: '' })).toContain(`${name} `)
  })

  it.each([
    ['SMS_URL', 'http://sms.example/send'],
    ['SMS_URL', 'http://127.0.0.1.sms.example/send'],
    ['SMS_URL', 'http://localhost@sms.example/send'],
    ['SMS_URL', 'https://:'],
    ['BRANCH_WEBHOOK_URL', 'http://branch.example/hook'],
    ['SMTP_URL', 'smtp://user:password@mail.example:587'],
    ['SMTP_URL', 'smtp://user:password@mail.example:587?requireTLS=false'],
    ['SMTP_URL', 'smtp://user:password@localhost.example'],
  ])('refuses in live mode to send in the open: %s=%s', (name, open) => {
    const lines = messageOf({ ...DEMO, ...STRONG, ...GATEWAYS, ...WEBHOOK, ...SITE, SUN_MODE: 'live', [name]: open })
    expect(lines).toMatch(new RegExp(`^The environment is wrong:\n  ${name}  live mode needs [^\n]+$`))
    expect(lines).not.toContain('password@')
    expect(() => readConfig({ ...DEMO, ...GATEWAYS, ...WEBHOOK, [name]: open })).not.toThrow()
  })

  it.each([
    ['SMS_URL', 'http://127.0.0.1:8080/send'],
    ['SMS_URL', 'http://[::1]:8080/send'],
    ['SMS_URL', 'http://localhost/send'],
    ['SMTP_URL', 'smtp://localhost:25'],
    ['SMTP_URL', 'smtp://user:password@mail.example:587?requireTLS=true'],
  ])('sends live over what nobody hears: %s=%s', (name, safe) => {
    expect(messageOf({ ...DEMO, ...STRONG, ...GATEWAYS, ...SITE, SUN_MODE: 'live', [name]: safe })).toBe('was accepted')
  })

  it('requires STARTTLS when the address says so', async () => {
    const heard: string[] = []
    const plain = createServer((socket) => {
      socket.write('220 mail.example\r\n')
      socket.on('data', (line) => {
        heard.push(String(line))
        socket.write(String(line).startsWith('EHLO') ? '250 AUTH PLAIN\r\n' : '502 no\r\n')
      })
    }).listen(0, '127.0.0.1')
    await once(plain, 'listening')
    const address = plain.address()
    const port = typeof address === 'object' && address ? address.port : 0
    const send = createSmtp({ url: `smtp://user:password@127.0.0.1:${port}?requireTLS=true`, from: GATEWAYS.MAIL_FROM })
    const letter = { key: '1', address: 'client@clients.example', subject: 's', text: 't', html: null }
    await expect(send(letter)).rejects.toThrow()
    expect(heard.join('')).toMatch(/^EHLO .*\r\nSTARTTLS\r\n$/)
    plain.close()
  })

  it('gives a demo without a shop the test cashier, with a secret that no shop has', () => {
    const { payments } = readConfig({ ...DEMO, PORT: '3001', PROVIDER_PORT: '3101' })
    expect(payments).toMatchObject({
      url: 'http://127.0.0.1:3201/v3',
      shopId: '62579',
      scid: '57355',
      secretKey: expect.stringMatching(/^test_.{32}/),
      testCashier: { port: 3201 },
    })
    expect(isFromGateway('127.0.0.1', payments.networks)).toBe(true)
    expect(readConfig({ ...DEMO, BOOKING_SECRET: 'another-1234' }).payments.secretKey).not.toBe(payments.secretKey)
  })

  it('uses the shop whose secret it has, and only the networks of YooKassa', () => {
    const { payments } = readConfig({ ...DEMO, ...STRONG, ...GATEWAYS, SUN_MODE: 'live' })
    expect(payments).toMatchObject({
      url: 'https://api.yookassa.ru/v3',
      secretKey: 'live_canary',
      testCashier: null,
    })
    expect(isFromGateway('77.75.156.11', payments.networks)).toBe(true)
    expect(isFromGateway('127.0.0.1', payments.networks)).toBe(false)
    const own = { ...DEMO, YOOKASSA_SECRET_KEY: 'test_x', PAYMENT_NETWORKS: '10.0.0.0/8, fd00::/8' }
    expect(readConfig(own).payments).toMatchObject({ testCashier: null, networks: ['10.0.0.0/8', 'fd00::/8'] })
  })

  it.each([
    ['YOOKASSA_SECRET_KEY', ''],
    ['YOOKASSA_SECRET_KEY', 'test_canary'],
    ['YOOKASSA_URL', 'http://api.yookassa.ru/v3'],
    ['YOOKASSA_URL', 'https://127.0.0.1:3200/v3'],
    ['YOOKASSA_URL', 'https://localhost/v3'],
    ['YOOKASSA_URL', 'https://[::1]/v3'],
    ['SANDBOX_PORT', '3200'],
    ['SITE_URL', 'http://rent.example'],
    ['SITE_URL', ''],
  ])('refuses in live mode to play at money, in one line: %s=%s', (name, wrong) => {
    const lines = messageOf({ ...DEMO, ...STRONG, ...GATEWAYS, SUN_MODE: 'live', [name]: wrong })
    expect(lines).toMatch(new RegExp(`^The environment is wrong:\n  ${name}  [^\n]+$`))
    expect(lines).not.toContain('canary')
  })

  it.each([
    ['PAYMENT_NETWORKS', '77.75.156.11'],
    ['PAYMENT_NETWORKS', '77.75.153.0/25,everybody'],
    ['YOOKASSA_URL', 'api.yookassa.ru'],
    ['YOOKASSA_SHOP_ID', 'shop'],
    ['SANDBOX_PORT', '0'],
  ])('refuses what is none anywhere: %s=%s', (name, wrong) => {
    expect(messageOf({ ...DEMO, [name]: wrong })).toContain(`${name} `)
  })

  it.each([
    ['SMTP_URL', 'MAIL_FROM'],
    ['SMS_URL', 'SMS_TOKEN'],
  ] as const)('refuses half a gateway in a demo: %s without %s', (name, other) => {
    expect(messageOf({ ...DEMO, [name]: GATEWAYS[name] })).toContain(other)
  })
})

function messageOf(env: Record<string, string>): string {
  try {
    readConfig(env)
  } catch (error) {
    if (error instanceof Error) return error.message
  }
  return 'was accepted'
}
