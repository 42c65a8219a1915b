import { bind } from '@/provider/modules/bind'
import { approveDriver } from './approve-driver'
import { createPhoneLimit } from './limit-phones'
import { type DriverDeps, listApprovedDrivers, listDrivers } from './list-drivers'
import { removeDriver } from './remove-driver'
import { addDriver, editDriver } from './save-driver'

/** Binds what a client does with his own drivers. */
export function bindClientDrivers(deps: DriverDeps) {
  return bind(
    { ...deps, admitPhone: createPhoneLimit(deps.db) },
    {
      list: listDrivers,
      listApproved: listApprovedDrivers,
      add: addDriver,
      edit: editDriver,
      approve: approveDriver,
      remove: removeDriver,
    },
  )
}
