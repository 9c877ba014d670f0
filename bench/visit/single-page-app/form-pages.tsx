import '../../../src/styles/blocks/eyebrow.scss';
import '../../../src/styles/blocks/scene.scss';
import '../../../src/styles/form-page-alternative.scss';
import '../../../src/styles/form-page-head.scss';
import '../../../src/styles/form-page-picture.scss';
import '../../../src/styles/form-page-side.scss';
import '../../../src/styles/form-page.scss';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import ForgotForm from '../../../src/islands/forgot-form/ForgotForm.tsx';
import LoginForm from '../../../src/islands/login-form/LoginForm.tsx';
import RegisterForm from '../../../src/islands/register-form/RegisterForm.tsx';
import { forgot, legal, login, register } from './copy.ts';
import { Illustration } from './pictures.tsx';

const agreedVersion = [legal.terms.lastChanged, legal.privacy.lastChanged].sort().at(-1) ?? '';

interface FormPageProps {
  copy: { title: string; eyebrow: string; lead: string };
  side: string;
  children: ReactNode;
}

function FormPage({ copy: { title, eyebrow, lead }, side, children }: FormPageProps) {
  return (
    <div className="form-page wrap form-page--with-side">
      <title>{title}</title>
      <div className="form-page__main">
        <p className="eyebrow">{eyebrow}</p>
        <h1 className="form-page__title">{title}</h1>
        <p className="form-page__lead">{lead}</p>
        {children}
      </div>
      <div className="form-page__side form-page__picture scene">
        <Illustration name={side} />
      </div>
    </div>
  );
}

function Alternative({ children }: { children: ReactNode }) {
  return <p className="form-page__alternative">{children}</p>;
}

export function LoginPage() {
  return (
    <FormPage copy={login} side="welcome-door">
      <LoginForm copy={login} />
      <Alternative>
        <Link to={login.forgotLink.href}>{login.forgotLink.label}</Link>
      </Alternative>
      <Alternative>
        {login.noAccount} <Link to={login.registerLink.href}>{login.registerLink.label}</Link>
      </Alternative>
    </FormPage>
  );
}

export function RegisterPage() {
  return (
    <FormPage copy={register} side="register-side">
      <RegisterForm copy={register} agreedVersion={agreedVersion} />
      <Alternative>
        <Link to={register.loginLink.href}>{register.loginLink.label}</Link>
      </Alternative>
    </FormPage>
  );
}

export function ForgotPage() {
  return (
    <FormPage copy={forgot} side="welcome-door">
      <ForgotForm copy={forgot} />
      <Alternative>{forgot.note}</Alternative>
      <Alternative>
        <Link to={forgot.loginLink.href}>{forgot.loginLink.label}</Link>
      </Alternative>
    </FormPage>
  );
}
