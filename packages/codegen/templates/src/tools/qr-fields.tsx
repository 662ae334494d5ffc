import { copy } from "../copy.ts";
import { SelectField, TextField } from "./maker-fields.tsx";
import { Switch } from "./controls.tsx";
import type { QrContent } from "./qr-code-rules.ts";
import { TextIn } from "./text-in.tsx";

interface QrFieldsProps {
  content: QrContent;
  onChange: (content: QrContent) => void;
  placeholder: string | undefined;
}

/** The fields of what a code leads to. */
export function QrFields({ content, onChange, placeholder }: QrFieldsProps) {
  if (content.kind === "wifi") return <WifiFields content={content} onChange={onChange} />;
  if (content.kind === "contact") return <ContactFields content={content} onChange={onChange} />;
  return content.kind === "many" ? (
    <TextIn label={copy.qrLines} value={content.many} rows={6} onChange={(many) => onChange({ ...content, many })} />
  ) : (
    <TextIn
      label={copy.textOrLink}
      value={content.text}
      placeholder={placeholder}
      rows={3}
      onChange={(text) => onChange({ ...content, text })}
    />
  );
}

type FieldsProps = Omit<QrFieldsProps, "placeholder">;

function WifiFields({ content, onChange }: FieldsProps) {
  const { wifi } = content;
  const change = (part: Partial<QrContent["wifi"]>) => onChange({ ...content, wifi: { ...wifi, ...part } });
  return (
    <>
      <TextField label={copy.wifiName} value={wifi.name} most={64} onChange={(name) => change({ name })} />
      {wifi.safety !== "nopass" && (
        <TextField
          label={copy.toolPassword}
          value={wifi.password}
          most={128}
          isCode
          onChange={(password) => change({ password })}
        />
      )}
      <SelectField
        label={copy.wifiSafety}
        options={[
          { value: "WPA", label: "WPA / WPA2 / WPA3" },
          { value: "WEP", label: "WEP" },
          { value: "nopass", label: copy.wifiOpen },
        ]}
        value={wifi.safety}
        onChange={(safety) => change({ safety })}
      />
      <Switch label={copy.wifiHidden} isOn={wifi.isHidden} onChange={(isHidden) => change({ isHidden })} />
    </>
  );
}

function ContactFields({ content, onChange }: FieldsProps) {
  const { contact } = content;
  const change = (part: Partial<QrContent["contact"]>) => onChange({ ...content, contact: { ...contact, ...part } });
  return (
    <>
      <TextField label={copy.personName} value={contact.name} most={100} onChange={(name) => change({ name })} />
      <TextField label={copy.phoneNumber} type="tel" value={contact.phone} onChange={(phone) => change({ phone })} />
      <TextField label={copy.emailAddress} type="email" value={contact.email} onChange={(email) => change({ email })} />
      <TextField
        label={copy.companyName}
        value={contact.company}
        most={100}
        onChange={(company) => change({ company })}
      />
      <TextField label={copy.website} type="url" value={contact.web} onChange={(web) => change({ web })} />
    </>
  );
}
