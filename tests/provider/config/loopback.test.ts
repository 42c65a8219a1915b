import { expect, test } from 'vitest'
import { isLoopback, isThisMachine } from '@/provider/security/loopback'

test('a call comes from this machine only by its loopback address, in any notation', () => {
  for (const ip of ['127.0.0.1', '127.9.9.9', '::1', '0:0:0:0:0:0:0:1', '::ffff:127.0.0.1']) {
    expect(isLoopback(ip), ip).toBe(true)
  }
  for (const ip of ['128.0.0.1', '10.0.0.1', '0.0.0.0', '::', '::ffff:10.0.0.1', '127.example', 'localhost', '']) {
    expect(isLoopback(ip), ip).toBe(false)
  }
})

test('an address of this machine is no address of a gateway', () => {
  for (const host of ['localhost', 'LOCALHOST', '127.0.0.1', '[::1]', '0.0.0.0', '[::]', '[::ffff:7f00:1]']) {
    expect(isThisMachine(host), host).toBe(true)
  }
  for (const host of ['api.yookassa.ru', 'localhost.example', '127.0.0.1.example', '[2a02:5180::1]', '']) {
    expect(isThisMachine(host), host).toBe(false)
  }
})
