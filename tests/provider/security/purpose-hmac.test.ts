import { describe, expect, it } from 'vitest'
import { attemptKey, hashCode } from '@/provider/modules/auth/code-secret'
import { guestKey } from '@/provider/modules/bookings/booking-key'
import { signOwner } from '@/provider/modules/bookings/owner-token'
import { hashAddress, signStop } from '@/provider/modules/waitlist/stop-token'
import { networkHash } from '@/provider/records/visitors/network-hash'
import { purposeHmac } from '@/provider/security/purpose-hmac'

const SECRET = 'a secret of thirty-two characters'
const PHONE = '+79991234567'
const CODE_CLAIM = { purpose: 'booking', phone: PHONE, request: 'r', bound: ['b'] } as const

/** Written down when the first of them were in use: links are in letters, and hashes in tables. */
const IN_USE: [name: string, made: string, inUse: string][] = [
  ['the key of a guest', guestKey('1234567', 'salt', SECRET), 'yA7y1d63lYrc2p_4__RKWQp-bP3PV-UZqfFa2bQsexU'],
  ['the link of an owner', signOwner({ number: '1234567', clientId: 7 }, SECRET), '1234567.zvlu1lU1oP3bQRup26wn1Q'],
  [
    'the hash of a network',
    networkHash('203.0.113.0/24', SECRET),
    '70b7d45257203bd749032730bd6c850a3369f0b14aa13339e289fd76c8f4189b',
  ],
  [
    'the hash of a code',
    hashCode('123456', CODE_CLAIM, SECRET),
    'c9b0911b4dac24c67ffbfa8764eb9f615810776371f3812d45839c1ffe7b3a7d',
  ],
  [
    'the key of a counter',
    attemptKey(['phone', PHONE], SECRET),
    '8459984da60e43fec1d75d14de178b14f1ac0e915b432fc8430dbbb048a3a61e',
  ],
  ['the hash of an address', hashAddress('A.B+c@Example.com', SECRET), '0i9IG55L0nopQXo7IpJKr3mYj0cIMEy8Lb6qWQHcLTg'],
  [
    'the link that ends waiting',
    signStop('hash', SECRET),
    'eyJhZGRyZXNzIjoiaGFzaCJ9.aQNHtKJ9i2eqX4iRK_2oH_H1YaOTNAKtPrGf_ovi-2M',
  ],
  [
    'the hash of a phone to which SMS were sent',
    purposeHmac(PHONE, { purpose: 'sms-phone:', secret: SECRET }).toString('hex'),
    '7673572bbb09533b46a32230a43574209e8970e12e29f5faf4cdb48f6e698a0a',
  ],
]

describe('what is signed and hashed with the secret', () => {
  it.each(IN_USE)('is what it was in a release before: %s', (_name, made, inUse) => {
    expect(made).toBe(inUse)
  })
})
