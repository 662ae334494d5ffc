import type { ButtonHTMLAttributes, ReactNode } from "react";
import { Icon } from "./icon.tsx";

type Look = "primary" | "secondary" | "quiet" | "danger";

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  look?: Look;
  icon?: string | undefined;
  children: ReactNode;
}

/** A button with words. `secondary` unless told otherwise; one `primary` a view. */
export function Button({ look = "secondary", icon, className = "", children, type = "button", ...rest }: ButtonProps) {
  return (
    <button type={type} className={`btn btn-${look} ${className}`} {...rest}>
      {icon !== undefined && <Icon name={icon} className="size-4.5" />}
      <span>{children}</span>
    </button>
  );
}

interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, "children"> {
  label: string;
  icon: string;
}

/** A button that is only an icon; `label` is read out and shown as its tip. */
export function IconButton({ label, icon, className = "", type = "button", ...rest }: IconButtonProps) {
  return (
    <button type={type} className={`btn-icon ${className}`} aria-label={label} title={label} {...rest}>
      <Icon name={icon} />
    </button>
  );
}
