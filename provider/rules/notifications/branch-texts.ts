import type { Template } from './message-template'

/** E-mails to the branch. They have no personal data: the branch looks the client up by the number. */
export const BRANCH_TEMPLATES = {
  name_asked: {
    sms: null,
    letter: {
      subject: {
        ru: 'Клиент № {client} просит изменить имя',
        en: 'Customer {client}: another name',
        'zh-CN': '客户 {client} 申请更改姓名',
      },
      text: {
        ru: 'Клиент № {client} указал в настройках другие фамилию, имя или отчество.\nСверьте их с документами и примите решение.',
        en: 'Customer {client} has entered another name in the settings.\nPlease compare it with the documents and decide.',
        'zh-CN': '客户 {client} 在设置中提交了新的姓名。\n请核对证件后处理。',
      },
    },
  },
  fine_disputed: {
    sms: null,
    letter: {
      subject: {
        ru: 'Клиент оспаривает штраф {name}',
        en: 'A customer disputes the fine {name}',
        'zh-CN': '客户对罚单 {name} 提出申诉',
      },
      text: {
        ru: 'Клиент № {client} не согласен со штрафом {name}.\n{text}\nПриложено файлов: {files}.',
        en: 'Customer {client} does not agree with the fine {name}.\n{text}\nFiles: {files}.',
        'zh-CN': '客户 {client} 不认可罚单 {name}。\n{text}\n附件数：{files}。',
      },
    },
  },
  damage_disputed: {
    sms: null,
    letter: {
      subject: {
        ru: 'Клиент оспаривает повреждение',
        en: 'A customer disputes damage',
        'zh-CN': '客户对车损提出申诉',
      },
      text: {
        ru: 'Клиент № {client} не согласен с повреждением: {name}.\n{text}\nПриложено файлов: {files}.',
        en: 'Customer {client} does not agree with the damage: {name}.\n{text}\nFiles: {files}.',
        'zh-CN': '客户 {client} 不认可车损：{name}。\n{text}\n附件数：{files}。',
      },
    },
  },
  backup_overdue: {
    sms: null,
    letter: {
      subject: {
        ru: 'Нет свежей резервной копии',
        en: 'No recent backup',
        'zh-CN': '没有最近的备份',
      },
      text: {
        ru: 'Последняя проверенная копия сделана часов назад: {hours}. Допустимо: {limit}.\nПроверьте расписание команды backup run и место на диске.',
        en: 'Hours since the last verified backup: {hours}. The limit is {limit}.\nPlease check the schedule of backup run and the space on the disk.',
        'zh-CN': '距上次通过校验的备份已有（小时）：{hours}。上限：{limit}。\n请检查 backup run 的定时任务和磁盘空间。',
      },
    },
  },
  refund_failed: {
    sms: null,
    letter: {
      subject: {
        ru: 'Возврат не ушёл: {what}',
        en: 'A refund was not sent: {what}',
        'zh-CN': '退款未成功：{what}',
      },
      text: {
        ru: 'Возврат {amount} не ушёл: {what}.\nВерните деньги сами и пробейте чек возврата.\nПлатёж {payment}, код причины: {why}.',
        en: 'The refund of {amount} was not sent: {what}.\nPlease refund the money by hand, with a receipt.\nPayment {payment}, reason: {why}.',
        'zh-CN': '{amount} 的退款未成功：{what}。\n请人工退款并开具退款收据。\n付款编号 {payment}，原因代码：{why}。',
      },
    },
  },
  payment_attention: {
    sms: null,
    letter: {
      subject: {
        ru: 'Проверьте платёж: {what}',
        en: 'Please check a payment: {what}',
        'zh-CN': '请核查付款：{what}',
      },
      text: {
        ru: 'Платёж на {amount} остановлен до проверки: {what}.\nСверьте его в кабинете кассы и свяжитесь с клиентом.\nПлатёж {payment}, код причины: {why}.',
        en: 'The payment of {amount} waits to be checked: {what}.\nPlease compare it with the gateway and call the customer.\nPayment {payment}, reason: {why}.',
        'zh-CN':
          '{amount} 的付款已暂停，等待核查：{what}。\n请与支付平台核对并联系客户。\n付款编号 {payment}，原因代码：{why}。',
      },
    },
  },
  receipt_failed: {
    sms: null,
    letter: {
      subject: {
        ru: 'Чек не ушёл: {what}',
        en: 'A receipt was not sent: {what}',
        'zh-CN': '收据未成功开具：{what}',
      },
      text: {
        ru: 'Чек на {amount} не ушёл: {what}.\nПробейте его сами и отправьте клиенту.\nПлатёж {payment}, код причины: {why}.',
        en: 'The receipt of {amount} was not sent: {what}.\nPlease print it by hand and send it to the customer.\nPayment {payment}, reason: {why}.',
        'zh-CN': '{amount} 的收据未成功开具：{what}。\n请人工开具并发送给客户。\n付款编号 {payment}，原因代码：{why}。',
      },
    },
  },
  sms_half_spent: {
    sms: null,
    letter: {
      subject: {
        ru: 'Ушла половина СМС на сутки',
        en: 'Half of the day’s text messages are used',
        'zh-CN': '24 小时短信额度已用一半',
      },
      text: {
        ru: 'За последние 24 часа ушло {sent} СМС из {limit}.\nЕсли броней не больше обычного, их запрашивает кто-то посторонний. Куда они уходят: outbox sms.\nПредел на сутки: settings set --name sms.perDay.',
        en: '{sent} of {limit} text messages have left within the last 24 hours.\nIf there are no more bookings than usual, someone may be triggering them on purpose. Where they go: outbox sms.\nThe limit of a day: settings set --name sms.perDay.',
        'zh-CN':
          '过去 24 小时内已发送 {sent} 条短信，上限 {limit} 条。\n如果订单并未增多，可能有人恶意触发短信。查看去向：outbox sms。\n每日上限：settings set --name sms.perDay。',
      },
    },
  },
  sms_spent: {
    sms: null,
    letter: {
      subject: {
        ru: 'СМС на сутки закончились',
        en: 'The day’s text messages are used up',
        'zh-CN': '24 小时短信额度已用完',
      },
      text: {
        ru: 'За последние 24 часа ушло {sent} СМС из {limit}. Осталось только для клиентов с арендой: {left}.\nДругие сообщения уходят письмами, коды — только на подтверждённую почту. Новый клиент сейчас не зарегистрируется, а старый не сменит номер: бронь такого клиента подтвердите сами — booking confirm, или поднимите предел.\nЧто не ушло и почему: outbox sms. Предел на сутки: settings set --name sms.perDay.',
        en: '{sent} of {limit} text messages have left within the last 24 hours. Those that are left are for customers with a rental: {left}.\nOther messages go by email, codes to a confirmed address only. Nobody can register or change a phone number now: confirm the bookings of such customers yourself (booking confirm), or raise the limit.\nWhat did not leave, and why: outbox sms. The limit of a day: settings set --name sms.perDay.',
        'zh-CN':
          '过去 24 小时内已发送 {sent} 条短信，上限 {limit} 条。剩余 {left} 条仅供有租车订单的客户使用。\n其他通知改发邮件，验证码仅发送至已确认的邮箱。新客户暂时无法注册，老客户无法更换手机号：请用 booking confirm 代为确认订单，或提高上限。\n查看未发送的短信及原因：outbox sms。每日上限：settings set --name sms.perDay。',
      },
    },
  },
  clerk_asked: {
    sms: null,
    letter: {
      subject: {
        ru: 'Бронь {number}: нужен сотрудник с китайским языком',
        en: 'Booking {number}: staff who speak Chinese',
        'zh-CN': '订单 {number}：需要中文接待',
      },
      text: {
        ru: 'Клиент просит сотрудника, который говорит по-китайски. Получение {at} по местному времени.\nЕсли выйти некому, предупредите клиента. Его телефон и почта: booking show --number {number}.',
        en: 'The customer asks for a member of staff who speaks Chinese. Pick-up {at} local time.\nIf nobody can come, please tell the customer. Phone and email: booking show --number {number}.',
        'zh-CN':
          '客户需要中文接待。当地时间 {at} 取车。\n如无法安排，请告知客户。电话和邮箱：booking show --number {number}。',
      },
    },
  },
  unproved_bound: {
    sms: null,
    letter: {
      subject: {
        ru: 'Много броней без подтверждённого телефона',
        en: 'Many bookings with an unconfirmed phone',
        'zh-CN': '大量订单未验证手机号',
      },
      text: {
        ru: 'За час без подтверждённого телефона и без оплаты подтверждено броней: {count}. Это предел: пока он не освободится, новые клиенты подтверждают телефон кодом из СМС или платят онлайн.\nПроверьте список: booking unproved. Позвоните по номерам: настоящую бронь отметьте — booking prove, выдуманную отмените — booking cancel.',
        en: 'Bookings confirmed within an hour with an unconfirmed phone and without a payment: {count}. That is the limit: until it clears, new customers confirm their phone with a code or pay online.\nPlease check the list: booking unproved. Call the numbers: mark a real booking with booking prove, cancel an invented one with booking cancel.',
        'zh-CN':
          '一小时内未验证手机号、未付款的已确认订单数：{count}，已达上限。恢复前，新客户须用短信验证码验证手机号或在线付款。\n请查看列表：booking unproved。请致电核实：真实订单用 booking prove 标记，虚假订单用 booking cancel 取消。',
      },
    },
  },
  bookings_disowned: {
    sms: null,
    letter: {
      subject: {
        ru: 'Владелец телефона отказался от броней: {numbers}',
        en: 'The owner of a phone says bookings are not theirs: {numbers}',
        'zh-CN': '机主否认订单：{numbers}',
      },
      text: {
        ru: 'Владелец телефона отказался от броней, которые никто не подтвердил и не оплатил: {numbers}. Они отменены, данные водителя стёрты, машины свободны. Клиент № {client}.\nЗвонить по этому номеру об этих бронях не нужно.\nДругие брони без подтверждённого телефона: booking unproved.',
        en: 'The owner of a phone says that these bookings, which nobody confirmed or paid for, are not theirs: {numbers}. They are cancelled, the driver’s details are erased, the cars are free. Customer {client}.\nPlease do not call this number about these bookings.\nOther bookings with an unconfirmed phone: booking unproved.',
        'zh-CN':
          '机主否认了未验证且未付款的订单：{numbers}。订单已取消，驾驶人信息已删除，车辆已释放。客户 {client}。\n请勿就这些订单致电该号码。\n其他未验证手机号的订单：booking unproved。',
      },
    },
  },
  requests_bound: {
    sms: null,
    letter: {
      subject: {
        ru: 'Слишком много заявок с сайта: {what}',
        en: 'Too many requests from the website: {what}',
        'zh-CN': '网站申请过多：{what}',
      },
      text: {
        ru: 'За час без входа в кабинет пришло {count}: {what}. Это предел: пока он не освободится, сайт просит посетителей без входа позвонить. Клиенты, которые вошли, отправляют как обычно.\nЕсли столько заявок быть не может, они выдуманы: в списке у них отметка «не подтверждён».\nПредел на час: settings set --name maxUnprovedRequestsPerHour.',
        en: 'Within an hour {count} came without a sign-in: {what}. That is the limit: until it clears, the website asks visitors who are not signed in to call. Customers who are signed in send theirs as usual.\nIf so many cannot be real, somebody invents them: the list marks them as not proved.\nThe limit of an hour: settings set --name maxUnprovedRequestsPerHour.',
        'zh-CN':
          '一小时内未登录提交 {count} 条：{what}，已达上限。恢复前，网站会请未登录的访客致电；已登录的客户不受影响。\n如果实际不可能有这么多，申请可能是虚假的，列表中标有“未验证”。\n每小时上限：settings set --name maxUnprovedRequestsPerHour。',
      },
    },
  },
  transfer_ordered: {
    sms: null,
    letter: {
      subject: {
        ru: 'Заказ машины с водителем {number}',
        en: 'Order {number} of a car with a driver',
        'zh-CN': '带司机用车订单 {number}',
      },
      text: {
        ru: 'Новый заказ {number}: {car}, подача {at} по местному времени. Клиент: {client}.\n{trip}, часов: {hours}. {from} → {to}.\nПассажиров: {passengers}. Сумма: {total}.\nПозвоните клиенту и подтвердите заказ.',
        en: 'New order {number}: {car}, pick-up {at} local time. Customer: {client}.\n{trip}, hours: {hours}. {from} → {to}.\nPassengers: {passengers}. Total: {total}.\nPlease call the customer and confirm the order.',
        'zh-CN':
          '新订单 {number}：{car}，当地时间 {at} 上车。客户：{client}。\n{trip}，{hours} 小时。{from} → {to}。\n乘客：{passengers}。金额：{total}。\n请致电客户确认订单。',
      },
    },
  },
} as const satisfies Record<string, Template>

export type BranchMessageKind = keyof typeof BRANCH_TEMPLATES
