/** The settings, as a dialog over any screen, so that they can be changed in play. */

import { LANGUAGES, t } from '../i18n/index.js';
import { button, choiceField, fieldset, selectBox, toggle } from '../ui/controls.js';
import { h } from '../ui/dom.js';
import { CHOICES } from '../ui/settings.js';

/** @param {import('../app.js').App} app */
export function settingsDialog(app) {
  const { settings } = app.state;
  return {
    title: t('settings'),
    body: [
      fieldset(
        t('settings-language'),
        'language',
        selectBox({
          label: t('settings-language'),
          value: settings.language,
          choices: [
            { value: 'auto', label: t('settings-language-auto') },
            ...Object.entries(LANGUAGES).map(([code, name]) => ({ value: code, label: name, lang: code })),
          ],
          onchange: (language) => app.set({ language }),
        }),
      ),
      choiceField({
        name: 'theme',
        label: t('settings-theme'),
        value: settings.theme,
        choices: CHOICES.theme.map((value) => ({ value, label: t(`settings-theme-${value}`) })),
        onchange: (theme) => app.set({ theme }),
      }),
      choiceField({
        name: 'text',
        label: t('settings-text'),
        value: settings.text_size,
        choices: CHOICES.text_size.map((value) => ({ value, label: t('settings-text-size', { size: value }) })),
        onchange: (text_size) => app.set({ text_size }),
      }),
      choiceField(
        {
          name: 'speed',
          label: t('settings-speed'),
          value: settings.speed,
          choices: CHOICES.speed.map((value) => ({ value, label: t(`settings-speed-${value}`) })),
          onchange: (speed) => app.set({ speed }),
        },
        h('p.field-note', t('settings-speed-note')),
      ),
      h(
        'div',
        { key: 'toggles' },
        toggle({
          label: t('settings-sounds'),
          value: settings.sounds,
          onchange: (sounds) => {
            app.set({ sounds });
            app.sounds.play('turn');
          },
        }),
        toggle({
          label: t('settings-hints'),
          note: t('settings-hints-note'),
          value: settings.hints,
          onchange: (hints) => app.set({ hints }),
        }),
        toggle({
          label: t('settings-worth'),
          note: t('settings-worth-note'),
          value: settings.worth,
          onchange: (worth) => app.set({ worth }),
        }),
        toggle({
          label: t('settings-remarks'),
          note: t('settings-remarks-note'),
          value: settings.remarks,
          onchange: (remarks) => app.set({ remarks }),
        }),
        toggle({
          label: t('settings-keys'),
          note: t('settings-keys-note'),
          value: settings.keys,
          onchange: (keys) => app.set({ keys }),
        }),
        toggle({
          label: t('settings-confirm-end'),
          note: t('settings-confirm-end-note'),
          value: settings.confirm_end,
          onchange: (confirm_end) => app.set({ confirm_end }),
        }),
      ),
      button(t('device-title'), () => app.go('games'), { picture: 'games', key: 'device', test: 'device' }),
    ],
    actions: button(t('done'), app.close, { look: 'primary' }),
  };
}
