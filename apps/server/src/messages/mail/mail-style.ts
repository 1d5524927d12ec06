/** The style of every mail: system fonts, both themes, nothing loaded. Clients that drop it leave readable text. */
export const MAIL_STYLE = `
:root { color-scheme: light dark; }
body { margin: 0; background: #f4efe5; }
.paper { background: #f4efe5; padding: 24px 12px; }
.column { max-width: 560px; }
.sheet { background: #fffdf9; color: #1f1c18; border-radius: 8px; padding: 32px; text-align: left; font: 16px/1.55 system-ui, sans-serif; }
h1 { margin: 0 0 16px; font-size: 22px; line-height: 1.3; font-weight: 650; overflow-wrap: anywhere; }
p { margin: 0 0 16px; overflow-wrap: anywhere; }
h2 { margin: 24px 0 8px; font-size: 17px; line-height: 1.3; font-weight: 650; overflow-wrap: anywhere; }
ul { margin: 0 0 8px; padding-left: 20px; }
li { overflow-wrap: anywhere; }
blockquote { margin: 0 0 16px; padding-left: 12px; border-left: 3px solid #e3dccf; overflow-wrap: anywhere; }
.button { display: inline-block; padding: 12px 20px; border-radius: 6px; background: #1b5e4b; color: #ffffff; font-weight: 600; text-decoration: none; }
.code { font: 600 28px/1.3 ui-monospace, monospace; letter-spacing: 0.15em; }
.note, .link, .signature { font-size: 14px; color: #645d53; }
.signature { margin: 24px 0 0; padding-top: 16px; border-top: 1px solid #e3dccf; }
@media (prefers-color-scheme: dark) {
  body, .paper { background: #0f0e0c; }
  .sheet { background: #1f1c18; color: #f1ece3; }
  .button { background: #7fd1b4; color: #10261f; }
  .note, .link, .signature { color: #b0a799; }
  blockquote, .signature { border-color: #38332b; }
}
`;
