@echo off
rem Starts Mazewright on Windows: finds a Java 25, prepares a fast start once, and runs the program.
rem
rem MAZEWRIGHT_JAVA_OPTS   more options for the JVM, such as -Xmx2g
setlocal DisableDelayedExpansion
set "wanted=25"
set "home=%~dp0"
set "MAZEWRIGHT_LAUNCHER=%~f0"
set "lib=%home%lib"
if not exist "%lib%\mazewright.jar" (
  >&2 echo mazewright: "%lib%\mazewright.jar" is missing; unpack the whole archive
  exit /b 70
)

rem Each kind of command has options and a cache of its own, as in the launcher for other systems.
set "kind=commands"
if /i "%~1"=="serve" set "kind=studio"
if /i "%~1"=="solve" call :pictures %*
if /i "%~1"=="info" call :pictures %*
if /i "%~1"=="convert" call :pictures %*

rem What is over soon is done by the JVM's first compiler alone: an option, or the default maze.
set "short="
set "word=%~1"
if "%~2"=="" if not "%word%"=="" if "%word:~0,1%"=="-" set "short=short"
if "%~2"=="" if /i "%word%"=="generate" set "short=short"

rem The version, and a maze on the terminal: a recipe, or none, and no option.
for %%w in (--version -V) do if "%word%"=="%%w" if "%~2"=="" set "kind=terminal"
set "recipe=%~2."
set "recipe=%recipe:~0,1%"
if /i "%word%"=="generate" if "%~3"=="" if not "%recipe%"=="-" set "kind=terminal"

set "jdk="
set "found="
set "candidate=%home%runtime"
call :try
if not defined JAVA_HOME goto path
set "candidate=%JAVA_HOME%"
call :try
:path
for %%p in ("%PATH:;=" "%") do (
  set "candidate=%%~p\.."
  call :try
)
for %%p in (
  "%ProgramFiles%\Eclipse Adoptium" "%ProgramFiles%\Java" "%ProgramFiles%\Microsoft" "%ProgramFiles%\Zulu"
  "%ProgramFiles%\Amazon Corretto" "%ProgramFiles%\BellSoft" "%ProgramFiles%\OpenJDK" "%USERPROFILE%\.jdks"
  "%LOCALAPPDATA%\Programs\Eclipse Adoptium" "%USERPROFILE%\.sdkman\candidates\java"
) do pushd "%%~p" 2>nul && (
  for /d %%f in (*) do (
    set "candidate=%%~ff"
    call :try
  )
  popd
)
pushd "%USERPROFILE%\scoop\apps" 2>nul && (
  for /d %%f in (*) do (
    set "candidate=%%~ff\current"
    call :try
  )
  popd
)
if not defined found set "found=, none"
set "found=%found:~2%"
if not defined jdk (
  setlocal EnableDelayedExpansion
  >&2 echo mazewright: needs a Java %wanted% or newer, found !found!; install one, such as by "winget install EclipseAdoptium.Temurin.25.JDK", or point JAVA_HOME at one
  exit /b 70
)

rem The caches stand beside the program, or where that cannot be written, in the user's folder. Beside a cache stands its JDK.
set "store=%lib%"
set "cache=%store%\mazewright-%kind%.aot"
call :trained
if defined ready goto run
call :writable
if defined ready goto train
if not defined LOCALAPPDATA goto run
for %%j in ("%lib%\mazewright.jar") do set "store=%LOCALAPPDATA%\Mazewright\cache\%%~zj"
set "cache=%store%\mazewright-%kind%.aot"
call :trained
if defined ready goto run
if not exist "%store%\" mkdir "%store%" 2>nul
call :writable
if not defined ready goto run

rem Two starts at once each train a cache of their own; the last one stays.
:train
if not exist "%lib%\mazewright-tools.jar" goto run
>&2 echo Preparing a fast start, once ...
set "new=%cache%.%RANDOM%%RANDOM%"
call :options " collector training training-%kind% "
"%jdk%\bin\java.exe" "-XX:AOTCacheOutput=%new%" -cp "%lib%\mazewright.jar;%lib%\mazewright-tools.jar" %options% <nul >nul 2>&1
if errorlevel 1 del "%new%" 2>nul
if exist "%new%" move /y "%new%" "%cache%" >nul 2>&1
if exist "%new%" del "%new%" 2>nul
>"%cache%.jdk" echo %version% %jdk%

:run
set "aot="
if exist "%cache%" set aot="-XX:AOTCache=%cache%"
call :options " collector all %kind% %short% "
set class_path="%lib%\mazewright.jar"
if defined MAZEWRIGHT_PARQUET if exist "%lib%\mazewright-parquet.jar" (
  set class_path="%lib%\mazewright.jar;%lib%\mazewright-parquet.jar"
  set "aot="
  call :options " collector all %kind% %short% parquet "
)
"%jdk%\bin\java.exe" %aot% %options% %MAZEWRIGHT_JAVA_OPTS% -cp %class_path% dev.mazewright.cli.Main %*
exit /b %errorlevel%

rem Is there a Java in the folder candidate that will do? Its release file says it. Sets jdk and version, once.
:try
if defined jdk exit /b
if not exist "%candidate%\bin\java.exe" exit /b
if not exist "%candidate%\release" exit /b
set "version="
for /f "usebackq tokens=1,2 delims==" %%a in ("%candidate%\release") do if "%%a"=="JAVA_VERSION" set "version=%%~b"
if not defined version exit /b
set "major=0"
for /f "delims=.+-_ " %%m in ("%version%") do set "major=%%m"
if %major% GEQ %wanted% (
  set "jdk=%candidate%"
) else (
  set "found=%found%, Java %version% in %candidate%"
)
exit /b

rem Is a picture to be understood? See asks_for_picture in the launcher for other systems.
:pictures
shift
if "%~1"=="" exit /b
if /i "%~1"=="-o" shift & goto pictures
if /i "%~1"=="--output" shift & goto pictures
for %%w in (--as --crop --explain) do if /i "%~1"=="%%w" set "kind=pictures"
for %%w in (.jpg .jpeg .svg .tif .tiff .webp .bmp .pdf) do if /i "%~x1"=="%%w" set "kind=pictures"
set "size=%~z1"
if not defined size set "size=0"
if /i "%~x1"==".png" if %size% GTR 1048576 set "kind=pictures"
goto pictures

rem Is there a cache for this JDK?
:trained
set "ready="
set "stamp="
if exist "%cache%.jdk" set /p stamp=<"%cache%.jdk"
if "%stamp%"=="%version% %jdk%" set "ready=yes"
exit /b

rem Can the folder store be written?
:writable
set "ready="
set "probe=%store%\.probe%RANDOM%"
mkdir "%probe%" 2>nul
if exist "%probe%\" set "ready=yes"
if defined ready rmdir "%probe%"
exit /b

rem The options of these sets, from the file that the build has put beside the program. Sets options.
:options
set "options="
for /f "usebackq tokens=1,*" %%a in ("%lib%\mazewright.options") do (
  for %%s in (%~1) do if "%%s"=="%%a" call :add "%%b"
)
exit /b

:add
set "options=%options% %~1"
exit /b
