import { describe, expect, it } from 'vitest'
import { readConfig } from '@/provider/config/config'
import { readAddresses, withDatabase } from '@/provider/db/pool/addresses'

const NEEDED = {
  PROVIDER_TOKEN: 'token-1234',
  BOOKING_SECRET: 'secret-1234',
  FILES_MASTER_KEY: 'master-1234',
}

describe('the address of the database', () => {
  it.each([
    {
      address: 'postgres://u:p@h1:5432,h2:5433/db?target_session_attrs=read-write&sslmode=verify-full',
      urls: ['postgres://u:p@h1:5432/db?sslmode=verify-full', 'postgres://u:p@h2:5433/db?sslmode=verify-full'],
    },
    {
      address: 'postgresql://u@h1,h2/db?target_session_attrs=primary',
      urls: ['postgresql://u@h1/db', 'postgresql://u@h2/db'],
    },
    {
      address: 'postgresql://u:p%40@[::1]:1,h2:2/db?target_session_attrs=read-write',
      urls: ['postgresql://u:p%40@[::1]:1/db', 'postgresql://u:p%40@h2:2/db'],
    },
    {
      address: 'postgresql://u@localhost/db?host=/a,/b&port=1,2&target_session_attrs=read-write',
      urls: ['postgresql://u@localhost/db?host=%2Fa&port=1', 'postgresql://u@localhost/db?host=%2Fb&port=2'],
    },
    { address: 'postgresql://u@h1/db?target_session_attrs=read-write', urls: ['postgresql://u@h1/db'] },
  ])('names the servers of $address', ({ address, urls }) => {
    expect(readAddresses(address)).toEqual({ urls, needsPrimary: true })
  })

  it.each([
    'postgresql://sun@/sun',
    'postgresql://u:p@h1:5432/db?sslmode=verify-full',
    'postgresql://sun@%2Frun%2Fpostgresql/sun',
    'postgresql://sun@localhost/sun?host=/run/postgresql',
  ])('of one server stays as it is: %s', (address) => {
    expect(readAddresses(address)).toEqual({ urls: [address], needsPrimary: false })
  })

  it.each([
    [
      'several servers, any of which may be a copy',
      'postgresql://u:canary@h1,h2/db',
      'needs target_session_attrs=read-write',
    ],
    [
      'servers for reading only',
      'postgresql://u:canary@h1,h2/db?target_session_attrs=standby',
      'must have one of any, read-write',
    ],
    [
      'an impossible port',
      'postgresql://u:canary@h1:1,h2:99999/db?target_session_attrs=primary',
      'must be a postgresql:// address',
    ],
  ])('is refused with %s', (_, address, problem) => {
    const read = () => readConfig({ ...NEEDED, DATABASE_URL: address })
    expect(read).toThrow(`DATABASE_URL  ${problem.startsWith('needs') ? 'with several servers ' : ''}${problem}`)
    expect(read).not.toThrow('canary')
  })

  it('must be safe in live mode towards each server', () => {
    const read = (mode: string) => () =>
      readConfig({
        ...NEEDED,
        SUN_MODE: mode,
        DATABASE_URL: 'postgresql://u@localhost,db.example/db?target_session_attrs=read-write',
      })
    expect(read('live')).toThrow('DATABASE_URL         live mode needs sslmode=verify-full')
    expect(read('demo')).not.toThrow()
  })

  it('leads to another database of the same servers', () => {
    expect(withDatabase('postgres://u:p@h1:1,h2:2/db?target_session_attrs=read-write', 'other')).toBe(
      'postgres://u:p@h1:1,h2:2/other?target_session_attrs=read-write',
    )
    expect(withDatabase('postgres://u@h1?host=/a', 'other')).toBe('postgres://u@h1/other?host=/a')
  })
})
