import type { Template } from './message-template'

/** Messages to a client about the own settings. A code ends its own sentence, where phones recognise it. */
export const SETTINGS_TEMPLATES = {
  step_up_code: {
    sms: {
      ru: '{brand}: код подтверждения — {code}. Никому его не сообщайте.',
      en: '{brand}: the code to confirm it is you is {code}. Never share it.',
      'zh-CN': '【{brand}】身份验证码：{code}。请勿告诉他人。',
    },
    letter: {
      subject: { ru: 'Код подтверждения', en: 'Your confirmation code', 'zh-CN': '身份验证码' },
      text: {
        ru: 'Здравствуйте! Код подтверждения: {code}.\nВведите его в личном кабинете, где запросили: сейчас мы не можем отправить его по СМС. Никому не сообщайте код: наши сотрудники его не спрашивают.\nЕсли код запросили не вы, кто-то вошёл в ваш кабинет: сразу смените пароль или позвоните нам.',
        en: 'Hello, your confirmation code is {code}.\nEnter it in your account, where you asked for it: at the moment we cannot send it by text message. Never share it: our staff do not ask for codes.\nIf you did not ask for it, somebody has signed in to your account: change your password at once, or call us.',
        'zh-CN':
          '您好！您的身份验证码：{code}。\n请在个人中心申请验证码的页面输入，目前无法通过短信发送。请勿告诉他人，我们的员工不会向您索要验证码。\n如非本人操作，说明有人登录了您的个人中心，请立即修改密码或致电我们。',
      },
    },
  },
  phone_old_code: {
    sms: {
      ru: '{brand}: код для смены номера — {code}. Никому его не сообщайте.',
      en: '{brand}: the code to change your phone number is {code}. Never share it.',
      'zh-CN': '【{brand}】更换手机号验证码：{code}。请勿告诉他人。',
    },
    letter: null,
  },
  phone_new_code: {
    sms: {
      ru: '{brand}: код для нового номера — {code}. Никому его не сообщайте.',
      en: '{brand}: the code for your new phone number is {code}. Never share it.',
      'zh-CN': '【{brand}】新手机号验证码：{code}。请勿告诉他人。',
    },
    letter: null,
  },
  email_code: {
    sms: null,
    letter: {
      subject: { ru: 'Код для новой почты', en: 'Code for your new email address', 'zh-CN': '新邮箱验证码' },
      text: {
        ru: 'Здравствуйте! Код, чтобы письма из личного кабинета приходили на этот адрес: {code}.\nВведите его в настройках. Если вы ничего не меняли, просто удалите это письмо.',
        en: 'Hello, this is the code to receive emails from your account at this address: {code}.\nEnter it in your settings. If you have changed nothing, just delete this email.',
        'zh-CN':
          '您好！将此邮箱设为联系邮箱的验证码：{code}。\n请在个人中心的“设置”中输入。如非本人操作，请忽略此邮件。',
      },
    },
  },
  phone_changed: {
    sms: {
      ru: '{brand}: в личном кабинете указан новый номер. Если это были не вы, позвоните нам: {phone}.',
      en: '{brand}: the phone number of your account was changed. If this was not you, call us: {phone}.',
      'zh-CN': '【{brand}】您的登录手机号已更换。如非本人操作，请致电 {phone}。',
    },
    letter: {
      subject: { ru: 'Номер телефона изменён', en: 'Your phone number was changed', 'zh-CN': '手机号已更换' },
      text: {
        ru: 'Здравствуйте! В вашем личном кабинете указан новый номер телефона: теперь входите по нему.\nЕсли это были не вы, сразу позвоните нам.',
        en: 'Hello, the phone number of your account was changed: use the new one to sign in.\nIf this was not you, please call us at once.',
        'zh-CN': '您好！您的登录手机号已更换，请使用新手机号登录。\n如非本人操作，请立即致电我们。',
      },
    },
  },
  email_changed: {
    sms: {
      ru: '{brand}: почта в личном кабинете изменена. Если это были не вы, позвоните нам: {phone}.',
      en: '{brand}: the email address of your account was changed. If this was not you, call us: {phone}.',
      'zh-CN': '【{brand}】您的邮箱已更换。如非本人操作，请致电 {phone}。',
    },
    letter: {
      subject: { ru: 'Адрес почты изменён', en: 'Your email address was changed', 'zh-CN': '邮箱已更换' },
      text: {
        ru: 'Здравствуйте! В вашем личном кабинете указана другая почта: на этот адрес письма больше приходить не будут.\nЕсли это были не вы, сразу позвоните нам.',
        en: 'Hello, your account now has another email address: nothing more will be sent to this one.\nIf this was not you, please call us at once.',
        'zh-CN': '您好！您的邮箱已更换，此邮箱将不再收到我们的邮件。\n如非本人操作，请立即致电我们。',
      },
    },
  },
  new_device: {
    sms: {
      ru: '{brand}: вход в личный кабинет с нового устройства, {at}: {device}. Если это были не вы, позвоните нам: {phone}.',
      en: '{brand}: new sign-in to your account, {at}: {device}. If this was not you, call us: {phone}.',
      'zh-CN': '【{brand}】您的账户于 {at} 在新设备上登录：{device}。如非本人操作，请致电 {phone}。',
    },
    letter: {
      subject: { ru: 'Вход с нового устройства', en: 'Sign-in from a new device', 'zh-CN': '新设备登录提醒' },
      text: {
        ru: 'Здравствуйте! В ваш личный кабинет вошли с нового устройства.\n{at}\n{device}\nЕсли это были вы, ничего делать не нужно.\nЕсли не вы, смените пароль в настройках: на других устройствах вход завершится. Если войти не получается, сразу позвоните нам.',
        en: 'Hello, somebody signed in to your account from a new device.\n{at}\n{device}\nIf this was you, there is nothing to do.\nIf not, change your password in your settings: all other devices will be signed out. If you cannot sign in, please call us at once.',
        'zh-CN':
          '您好！您的账户在一台新设备上登录。\n{at}\n{device}\n如为本人操作，无需处理。\n如非本人操作，请在个人中心的“设置”中修改密码，其他设备将自动退出登录。如无法登录，请立即致电我们。',
      },
    },
  },
  second_factor_on: {
    sms: {
      ru: '{brand}: вход в личный кабинет теперь с кодом из приложения. Если это были не вы, позвоните нам: {phone}.',
      en: '{brand}: two-step verification is on for your account. If this was not you, call us: {phone}.',
      'zh-CN': '【{brand}】您的账户已开启两步验证。如非本人操作，请致电 {phone}。',
    },
    letter: {
      subject: { ru: 'Вход с кодом включён', en: 'Two-step verification is on', 'zh-CN': '两步验证已开启' },
      text: {
        ru: 'Здравствуйте! Теперь при входе в личный кабинет, кроме пароля, понадобится код из приложения.\nСохраните резервные коды там, где найдёте их без телефона: каждый один раз заменит код из приложения.\nЕсли это были не вы, сразу позвоните нам.',
        en: 'Hello, from now on you sign in to your account with your password and a code from your authenticator app.\nKeep your recovery codes where you can find them without your phone: each can be used once instead of a code from the app.\nIf this was not you, please call us at once.',
        'zh-CN':
          '您好！今后登录个人中心时，除密码外还需输入验证器应用中的验证码。\n请妥善保管备用码，手机不在身边时，每个备用码可代替验证码使用一次。\n如非本人操作，请立即致电我们。',
      },
    },
  },
  second_factor_off: {
    sms: {
      ru: '{brand}: вход в личный кабинет снова без кода из приложения. Если это были не вы, позвоните нам: {phone}.',
      en: '{brand}: two-step verification is off for your account. If this was not you, call us: {phone}.',
      'zh-CN': '【{brand}】您的账户已关闭两步验证。如非本人操作，请致电 {phone}。',
    },
    letter: {
      subject: { ru: 'Вход с кодом отключён', en: 'Two-step verification is off', 'zh-CN': '两步验证已关闭' },
      text: {
        ru: 'Здравствуйте! Теперь для входа в личный кабинет достаточно телефона и пароля. Прежние резервные коды больше не подойдут, а запись в приложении можно удалить.\nЕсли это были не вы, смените пароль и сразу позвоните нам.',
        en: 'Hello, your phone number and password are now enough to sign in to your account. Your recovery codes no longer work, and you can delete the entry in your authenticator app.\nIf this was not you, change your password and call us at once.',
        'zh-CN':
          '您好！现在只需手机号和密码即可登录个人中心。原备用码已失效，您可以删除验证器应用中的记录。\n如非本人操作，请修改密码并立即致电我们。',
      },
    },
  },
  recovery_codes_renewed: {
    sms: {
      ru: '{brand}: для вашего личного кабинета созданы новые резервные коды. Если это были не вы, позвоните нам: {phone}.',
      en: '{brand}: new recovery codes were made for your account. If this was not you, call us: {phone}.',
      'zh-CN': '【{brand}】您的账户已生成新的备用码。如非本人操作，请致电 {phone}。',
    },
    letter: {
      subject: { ru: 'Новые резервные коды', en: 'New recovery codes', 'zh-CN': '备用码已更新' },
      text: {
        ru: 'Здравствуйте! В личном кабинете созданы новые резервные коды, прежние больше не подойдут.\nЕсли это были не вы, смените пароль, создайте резервные коды ещё раз и сразу позвоните нам.',
        en: 'Hello, new recovery codes were made in your account. The ones before no longer work.\nIf this was not you, change your password, make new recovery codes yourself, and call us at once.',
        'zh-CN':
          '您好！您的个人中心已生成新的备用码，原备用码已失效。\n如非本人操作，请修改密码、重新生成备用码，并立即致电我们。',
      },
    },
  },
  offers_subscribed: {
    topic: 'offers',
    sms: {
      ru: '{brand}: вы согласились получать наши предложения. Отказаться можно в настройках кабинета или по тел. {phone}.',
      en: '{brand}: you have agreed to receive our offers. To stop, use your settings or call {phone}.',
      'zh-CN': '【{brand}】您已同意接收优惠信息。退订请前往个人中心的“设置”或致电 {phone}。',
    },
    letter: {
      subject: { ru: 'Вы подписались на предложения', en: 'You will receive our offers', 'zh-CN': '您已订阅优惠信息' },
      text: {
        ru: 'Здравствуйте! Вы согласились получать наши предложения.\nОтказаться можно в любой момент: в настройках личного кабинета или по телефону.',
        en: 'Hello, you have agreed to receive our offers.\nYou can stop them at any time in your settings or by phone.',
        'zh-CN': '您好！您已同意接收我们的优惠信息。\n您可随时在个人中心的“设置”中或致电我们退订。',
      },
    },
  },
  account_deleted: {
    sms: {
      ru: '{brand}: личный кабинет удалён. Если это были не вы, позвоните нам: {phone}.',
      en: '{brand}: your account was deleted. If this was not you, call us: {phone}.',
      'zh-CN': '【{brand}】您的账户已删除。如非本人操作，请致电 {phone}。',
    },
    letter: {
      subject: { ru: 'Личный кабинет удалён', en: 'Your account was deleted', 'zh-CN': '账户已删除' },
      text: {
        ru: 'Здравствуйте! Ваш личный кабинет удалён вместе с телефоном, почтой и данными водителей. Это последнее письмо на этот адрес.\nЕсли это были не вы, сразу позвоните нам.',
        en: 'Hello, your account was deleted together with your phone number, your email address and the data of your drivers. This is the last email to this address.\nIf this was not you, please call us at once.',
        'zh-CN':
          '您好！您的账户及手机号、邮箱和驾驶人资料均已删除。这是发送至此邮箱的最后一封邮件。\n如非本人操作，请立即致电我们。',
      },
    },
  },
} as const satisfies Record<string, Template>

export type SettingsMessageKind = keyof typeof SETTINGS_TEMPLATES
