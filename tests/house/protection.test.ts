import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const page = readFileSync('docs/protection.md', 'utf8')
const variables = [...readFileSync('.env.example', 'utf8').matchAll(/^([A-Z_]+)=/gm)].map(([, name = '']) => name)

/** Text of one chapter. */
function chapter(title: string): string {
  const [, text] = new RegExp(`^## ${title}\\n([\\s\\S]*?)(?=^## |$(?![\\s\\S]))`, 'm').exec(page) ?? []
  return text ?? ''
}

const missingIn = (title: string, names: string[]) => names.filter((name) => !chapter(title).includes(`\`${name}\``))

function sources(): string[] {
  const files = ['app', 'lib', 'server', 'provider', 'telemetry'].flatMap((room) =>
    readdirSync(room, { recursive: true, encoding: 'utf8' }).map((file) => `${room}/${file}`),
  )
  return files.filter((file) => /\.tsx?$/.test(file))
}

/** Files that encrypt, derive or sign; `createHash` alone is no secret's business. */
function filesWithKeys(): string[] {
  return sources().filter((file) =>
    /\b(createCipheriv|createHmac|purposeHmac|createSign|hkdfSync|scrypt|pbkdf2|generateKeyPair)\b|argon2/.test(
      readFileSync(file, 'utf8'),
    ),
  )
}

describe('docs/protection.md', () => {
  it('names who has each secret of the environment, and how it is changed', () => {
    const secrets = variables.filter((name) => /_(KEY|TOKEN|SECRET)$/.test(name))
    expect(secrets.length).toBeGreaterThan(5)
    expect(missingIn('Keys', [...secrets, 'BACKUP_KEY', 'OPERATOR_KEY'])).toEqual([])
  })

  it('names every connection that the environment makes', () => {
    const links = variables.filter((name) => /(_URL|_SOCKET|_HOST|_PORT|_NETWORKS)$|^(HOST|PORT)$/.test(name))
    expect(links.length).toBeGreaterThan(10)
    expect(missingIn('Connections', links)).toEqual([])
  })

  it('names every file that encrypts, signs or hashes with a key', () => {
    expect(filesWithKeys().length).toBeGreaterThan(8)
    expect(missingIn('Algorithms', filesWithKeys())).toEqual([])
  })

  it('is right that there is one kind of hash and one kind of cipher: SHA-256 and AES-256-GCM', () => {
    const weak = /\b(createH(ash|mac)|hkdfSync)\((?!'sha256')|aes-(?!256-gcm)|createSign|privateEncrypt|RSA_PKCS1/i
    const files = sources().filter((file) => weak.test(readFileSync(file, 'utf8')))
    expect(files).toEqual([])
  })
})
