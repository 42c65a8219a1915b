import { describe, expect, it } from 'vitest'
import { portsFrom, readOptions } from '@/cluster/options'

describe('the arguments of the cluster', () => {
  it('have defaults', () => {
    expect(readOptions([])).toMatchObject({ port: 3300, folder: expect.stringMatching(/\.data\/cluster$/) })
  })

  it.each([
    { args: ['--port', 'many'], line: '--port must be a number' },
    { args: ['--port=80'], line: '--port must be 1024 or more' },
    { args: ['--port=65530'], line: '--port must be 65511 or less: the 24 ports from it on are used' },
    { args: ['--folder='], line: '--folder must name a folder' },
    { args: ['--ports=3300'], line: "Unknown option '--ports'" },
  ])('$args are rejected by name', ({ args, line }) => {
    expect(() => readOptions(args)).toThrow(line)
  })

  it('give every program a port of its own', () => {
    const { etcd, ...others } = portsFrom(4000)
    const ports = [...Object.values(others), ...Object.values(etcd)].flat()
    expect(new Set(ports).size).toBe(ports.length)
    expect(Math.min(...ports)).toBe(4000)
    expect(Math.max(...ports)).toBeLessThan(4024)
  })
})
